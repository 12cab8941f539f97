/** Twelve customized machines; headings and texts are in pages/<lang>.json (customizations.portfolio) in this order. */
export const portfolio = [
  { id: 0, thumbnail: 'portfolio/3000t-press', family: 'press' },
  { id: 1, thumbnail: 'portfolio/twin-station', family: 'press' },
  { id: 2, thumbnail: 'portfolio/four-column-upstroke', family: 'press' },
  { id: 3, thumbnail: 'portfolio/long-table', family: 'framePress' },
  { id: 4, thumbnail: 'portfolio/multi-daylight', family: 'press' },
  { id: 5, thumbnail: 'portfolio/sliding-molds', family: 'transferPress' },
  { id: 6, thumbnail: 'portfolio/rotary-liquid', family: 'liquidInjection' },
  { id: 7, thumbnail: 'portfolio/two-color', family: 'press' },
  { id: 8, thumbnail: 'portfolio/laboratory', family: 'press' },
  { id: 9, thumbnail: 'portfolio/belt-joint', family: 'framePress' },
  { id: 10, thumbnail: 'portfolio/robot-demolding', family: 'horizontalInjection' },
  { id: 11, thumbnail: 'portfolio/brake-six-stations', family: 'framePress' },
] as const
