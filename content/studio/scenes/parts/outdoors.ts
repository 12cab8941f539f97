/** Views of the outdoors: an overexposed sky above trees and the roof of another hall. */
import type { Decal } from '../../kit/index.ts'
import { numbers } from '../../machines/drum-parts.ts'

const PIXELS_A_METER = 200
const COUNT = 3

/** Filter that fills a rectangle with clouds; `frequency` is the number of clouds per pixel across and down. */
export const cloudsFilter = (frequency: string, seed: number): string =>
  `<filter id="clouds" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}"/>
    <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  3.2 0 0 0 -1.3"/>
  </filter>`

/** Crown of a tree whose top is at `x`, `y`: clumps of leaves, denser below; `colors` run from the shade to the light. */
export function tree(random: () => number, x: number, y: number, radius: number, colors: readonly string[]): string {
  return Array.from({ length: 320 }, () => {
    const share = Math.sqrt(random())
    const angle = random() * 2 * Math.PI
    const down = share * Math.sin(angle)
    const at = [x + radius * share * Math.cos(angle), y + radius * (1.15 + 1.15 * down)]
    const size = radius * (0.04 + 0.08 * random())
    const light = (0.5 - down / 2) * colors.length + 1.6 * (random() - 0.5)
    const color = colors[Math.min(colors.length - 1, Math.max(0, Math.floor(light)))]
    return `<circle cx="${at[0]}" cy="${at[1]}" r="${size}" fill="${color}"/>`
  }).join('')
}

/** The view through a window: another hall behind trees, a street with houses, or trees on a hill. */
export type Outside = 'halls' | 'street' | 'hill'

const LEAVES = ['#47543b', '#515f42', '#5f6c4c', '#717c5b', '#858e6c']

/** One of three views through a window, so that windows side by side differ. */
export function outdoors(index: number, [across, up]: [number, number], outside: Outside = 'halls'): Decal {
  const view = index % COUNT
  const random = numbers(7919 * (view + 1))
  const [width, height] = [across * PIXELS_A_METER, up * PIXELS_A_METER]
  const base = height - 40 - random() * 30
  const scenes: Record<Outside, () => string> = {
    halls: () =>
      farTrees(random, base + 10, width, '#8e9b98') +
      farHall((random() - 0.35) * width, base - 70, 640) +
      trees(random, view, width / 180, [width, height - 10], 46),
    street: () =>
      farTrees(random, base - 60, width, '#9aa7a3') +
      Array.from({ length: width / 230 + 1 }, (_, place) =>
        house(
          (place + 0.3 * random()) * 230 - 90 * view,
          base - 70 - random() * 110,
          150 + random() * 60,
          place + view,
        ),
      ).join('') +
      trees(random, view, width / 130, [width, height + 20], 52),
    hill: () =>
      `<path d="M0 ${base} Q${width * 0.3} ${base - 150 - 60 * view} ${width} ${base - 40 * view} V${height} H0 z" fill="#74866f"/>` +
      farTrees(random, base + 12, width, '#6f8069') +
      trees(random, view, width / 115, [width, height + 10], 70),
  }
  return {
    name: `outdoors-${outside}-${across}-${view}`,
    width,
    height,
    light: 1.3,
    svg: `<defs>
        <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9c4de"/><stop offset="0.8" stop-color="#e3ecf2"/></linearGradient>
        <filter id="far" x="-5%" y="-10%" width="110%" height="120%"><feGaussianBlur stdDeviation="3.6"/></filter>
        ${cloudsFilter('0.004 0.011', 11 + view)}
      </defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>
      <rect width="${width}" height="${height}" filter="url(#clouds)" opacity="0.75"/>
      <g filter="url(#far)" opacity="0.85">${scenes[outside]()}</g>`,
  }
}

function trees(
  random: () => number,
  view: number,
  count: number,
  [width, foot]: [number, number],
  size: number,
): string {
  return Array.from({ length: Math.ceil(count) }, (_, place) => {
    const x = ((place + random()) / count) * width
    const radius = size * (0.8 + 0.7 * random())
    return tree(random, x, foot - radius * (1.4 + (place % 3 === view ? 1 : 0.3)), radius, LEAVES)
  }).join('')
}

/** Ragged line of trees at the horizon. */
function farTrees(random: () => number, y: number, width: number, color: string): string {
  const tops = Array.from({ length: 60 }, (_, step) => `L${(step / 59) * width} ${y - 18 - 26 * random()}`)
  return `<path d="M0 ${y + 400} ${tops.join(' ')} L${width} ${y + 400} z" fill="${color}"/>`
}

/** Long hall with a flat roof, bands of windows and a gate. */
function farHall(x: number, y: number, length: number): string {
  const panes = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="${x + (index + 0.3) * (length / 9)}" y="${y + 34}" width="${length / 16}" height="26" fill="#5d707f"/>`,
  )
  return `<rect x="${x}" y="${y}" width="${length}" height="300" fill="#b3b7b6"/>
    <rect x="${x}" y="${y}" width="${length}" height="12" fill="#7b868c"/>
    <rect x="${x + length * 0.62}" y="${y + 74}" width="70" height="90" fill="#8d979c"/>${panes.join('')}`
}

/** House or office building with rows of windows. */
function house(x: number, y: number, width: number, kind: number): string {
  const color = ['#b3aca2', '#a6a39e', '#bdb8b0', '#a2968c'][kind % 4]!
  const panes = Array.from({ length: 20 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)]
    return `<rect x="${x + (column + 0.28) * (width / 4)}" y="${y + 16 + row * 36}" width="${width / 9}" height="20" fill="#76838c"/>`
  })
  const roof =
    kind % 2
      ? `<rect x="${x - 3}" y="${y - 7}" width="${width + 6}" height="9" fill="#7d766f"/>`
      : `<path d="M${x - 8} ${y} L${x + width / 2} ${y - 42} L${x + width + 8} ${y} z" fill="#85736b"/>`
  return `${roof}<rect x="${x}" y="${y}" width="${width}" height="400" fill="${color}"/>${panes.join('')}`
}

/** The view through an open gate: a paved yard, containers and trees. The horizon is at a third of the height. */
export function yardView(): Decal {
  const random = numbers(31)
  const [width, height] = [900, 900]
  const horizon = height * 0.66
  const ribs = Array.from(
    { length: 22 },
    (_, rib) => `<path d="M${120 + rib * 17} ${horizon - 92} v112" stroke="#6d3a2e" stroke-width="4"/>`,
  )
  return {
    name: 'outdoors-yard',
    width,
    height,
    light: 1.7,
    svg: `<defs>
        <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#9dbcda"/><stop offset="1" stop-color="#e6eef3"/></linearGradient>
        <linearGradient id="pavement" x2="0" y2="1"><stop stop-color="#b9b6af"/><stop offset="1" stop-color="#96938c"/></linearGradient>
        <filter id="far" x="-5%" y="-10%" width="110%" height="120%"><feGaussianBlur stdDeviation="3"/></filter>
        ${cloudsFilter('0.005 0.012', 5)}
      </defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>
      <rect width="${width}" height="${height}" filter="url(#clouds)" opacity="0.7"/>
      <g filter="url(#far)">
        <path d="M0 ${horizon} V${horizon - 120} L300 ${horizon - 150} L900 ${horizon - 110} V${horizon} z" fill="#7c8b79"/>
        ${Array.from({ length: 7 }, (_, place) => tree(random, 60 + place * 130 + 40 * random(), horizon - 190 - 50 * random(), 62 + 26 * random(), LEAVES)).join('')}
        <rect y="${horizon}" width="${width}" height="${height}" fill="url(#pavement)"/>
        <path d="M0 ${horizon + 20} H${width} v10 H0 z" fill="#8b8880"/>
        <rect x="110" y="${horizon - 92}" width="390" height="112" fill="#8b4a3a"/>${ribs.join('')}
        <rect x="110" y="${horizon + 20}" width="390" height="12" fill="#4d4b47"/>
        <rect x="560" y="${horizon - 74}" width="260" height="92" fill="#54708a"/>
        <path d="M300 ${height} L430 ${horizon + 40} h14 L340 ${height} z M640 ${height} L540 ${horizon + 40} h-12 L600 ${height} z" fill="#c9a94a" opacity="0.6"/>
      </g>`,
  }
}
