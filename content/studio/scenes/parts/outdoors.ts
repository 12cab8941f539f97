/** Views of the outdoors: an overexposed sky above trees and the roof of another hall. */
import type { Decal } from '../../kit/index.ts'
import { numbers } from '../../machines/drum-parts.ts'

const SIZE = { width: 920, height: 500 }
const COUNT = 3

/** Filter that fills a rectangle with clouds; `frequency` is the number of clouds per pixel across and down. */
export const cloudsFilter = (frequency: string, seed: number): string =>
  `<filter id="clouds" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}"/>
    <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  3.2 0 0 0 -1.3"/>
  </filter>`

/** Crown of a tree whose top is at `x`, `y`: clumps of leaves, denser below. */
export function tree(random: () => number, x: number, y: number, radius: number, colors: readonly string[]): string {
  return Array.from({ length: 90 }, (_, clump) => {
    const share = Math.sqrt(random())
    const angle = random() * 2 * Math.PI
    const at = [x + radius * share * Math.cos(angle), y + radius * (1.15 + 1.15 * share * Math.sin(angle))]
    const size = radius * (0.1 + 0.12 * random())
    return `<circle cx="${at[0]}" cy="${at[1]}" r="${size}" fill="${colors[clump % colors.length]}"/>`
  }).join('')
}

/** One of three views through a window, so that windows side by side differ. */
export function outdoors(index: number): Decal {
  const view = index % COUNT
  const random = numbers(7919 * (view + 1))
  const { width, height } = SIZE
  const roof = height - 62 - random() * 36
  const left = (random() - 0.35) * width
  const leaves = ['#7d8279', '#72786e', '#8a8e86']
  const trees = Array.from({ length: 9 }, (_, place) => {
    const x = ((place + random()) / 9) * width
    return tree(random, x, height - 30 - random() * 95 * (place % 3 === view ? 1 : 0.5), 50 + random() * 60, leaves)
  })
  return {
    name: `outdoors-${view}`,
    width,
    height,
    light: 3,
    svg: `<defs>
        <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#d9e4ee"/><stop offset="0.7" stop-color="#f2f5f8"/></linearGradient>
        <filter id="far" x="-5%" y="-10%" width="110%" height="120%"><feGaussianBlur stdDeviation="3.2"/></filter>
      </defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>
      <g filter="url(#far)">
        <path d="M${left} ${height + 20} v${roof - height - 20} h${width * 0.7} v${height + 20 - roof} z" fill="#9da4a8"/>
        <path d="M${left} ${roof} h${width * 0.7} v14 h-${width * 0.7} z" fill="#80888c"/>
        ${trees.join('')}
      </g>`,
  }
}
