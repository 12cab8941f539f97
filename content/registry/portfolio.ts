/** Twelve customized machines; headings and texts are in pages/<lang>.json (customizations.portfolio) in this order. */
export const portfolio = [
  { id: 0, thumbnail: 'portfolio/3000t-press' },
  { id: 1, thumbnail: 'portfolio/twin-station' },
  { id: 2, thumbnail: 'portfolio/four-column-upstroke' },
  { id: 3, thumbnail: 'portfolio/long-table' },
  { id: 4, thumbnail: 'portfolio/multi-daylight' },
  { id: 5, thumbnail: 'portfolio/sliding-molds' },
  { id: 6, thumbnail: 'portfolio/rotary-liquid' },
  { id: 7, thumbnail: 'portfolio/two-color' },
  { id: 8, thumbnail: 'portfolio/laboratory' },
  { id: 9, thumbnail: 'portfolio/belt-joint' },
  { id: 10, thumbnail: 'portfolio/robot-demolding' },
  { id: 11, thumbnail: 'portfolio/brake-six-stations' },
] as const
