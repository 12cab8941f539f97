/** How a drawing is inked: an own design, the usual one beside it, or a plan on the dark band. */
export type Ink = 'own' | 'other' | 'night'

/** Colors of client/styles/tokens.css: in a file they are attributes, because the page's style sheets do not apply inside an image. */
const colors = {
  own: { line: '#11181e', thin: '#5d6870', tint: '#e6eef4', sheet: '#ffffff' },
  other: { line: '#5d6870', thin: '#7c868d', tint: '#f4f3f0', sheet: '#ffffff' },
  night: { line: '#ffffff', thin: '#8fb0c8', tint: '#0f3e63', sheet: '#0a2a43' },
} satisfies Record<Ink, Record<string, string>>
const [paint, signal, error, faint, strong, deep] = ['#155a8f', '#f5b400', '#b3261e', '#d6d8d8', '#7c868d', '#e8e7e2']

type Attributes = Record<string, string | number>

/** Style of each class of parts in a drawing; lengths are CSS pixels at every size of the picture. */
function looks(ink: Ink): Record<string, Attributes> {
  const { line, thin, tint, sheet } = colors[ink]
  const fine = { stroke: thin, 'stroke-width': 1 }
  return {
    solid: { fill: sheet },
    fill: { fill: tint },
    dark: { fill: line },
    thin: fine,
    hatch: { stroke: thin, 'stroke-width': 0.8 },
    axis: { ...fine, 'stroke-dasharray': '14 4 3 4' },
    hidden: { ...fine, 'stroke-dasharray': '5 4' },
    tip: { fill: thin, stroke: 'none' },
    signal: { fill: signal, ...(ink === 'night' && { stroke: 'none' }) },
    force: { stroke: signal, 'stroke-width': 3 },
    paint: { fill: paint },
    hardened: { stroke: paint, 'stroke-width': 2.4, 'stroke-dasharray': '16 4 3 4' },
    flow: { stroke: paint },
    'flow-tip': { fill: paint, stroke: 'none' },
    weak: { stroke: error, 'stroke-width': 2.4 },
    'weak--fine': { 'stroke-width': 1.2 },
    'weak-fill': { fill: error, stroke: 'none' },
    hose: { 'stroke-width': 9, 'stroke-linecap': 'butt', 'vector-effect': 'none' },
    'hose-inside': { stroke: sheet, 'stroke-width': 6 },
    graticule: { stroke: faint, 'stroke-width': 1 },
    land: { fill: deep, stroke: strong, 'stroke-width': 0.8 },
    rule: { stroke: faint, 'stroke-width': 3 },
    'rule--strong': { stroke: strong },
    certificate__mark: { stroke: paint, 'stroke-width': 2 },
  }
}

/**
 * A drawing as an SVG file that needs no page around it: `body` is its markup, whose classes become attributes.
 * @throws Error for a class that has no style
 */
export function inked(body: string, viewBox: string, ink: Ink): string {
  const known = looks(ink)
  const inked = body.replaceAll(/<path(?: class="([^"]*)")?/g, (_, classes: string = '') => {
    const own = classes
      .split(' ')
      .filter(Boolean)
      .map((name) => known[name] ?? fail(name))
    return `<path${written(Object.assign({ 'vector-effect': 'non-scaling-stroke' }, ...own))}`
  })
  const root = { fill: 'none', stroke: colors[ink].line, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${written(root)}>${inked}</svg>`
}

function fail(name: string): never {
  throw new Error(`content/artwork/ink.ts: no look for the class ${name}`)
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
