/** Views of the outdoors: a bright sky with clouds above the roofs of other halls. */
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

/** One of three views through a window, so that windows side by side differ. */
export function outdoors(index: number): Decal {
  const view = index % COUNT
  const random = numbers(7919 * (view + 1))
  const { width, height } = SIZE
  const roof = height - 60 - random() * 50
  const left = (random() - 0.4) * width
  const vents = Array.from({ length: 4 }, (_, vent) => {
    const x = left + 70 + vent * 170
    return `<path d="M${x} ${roof} v-24 h44 v24 z" fill="#8f9ba2"/>`
  })
  return {
    name: `outdoors-${view}`,
    width,
    height,
    light: 3,
    svg: `<defs>
        <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8db3d6"/><stop offset="1" stop-color="#dfe9f0"/></linearGradient>
        ${cloudsFilter('0.0035 0.009', view + 5)}
        <filter id="far" x="-5%" y="-10%" width="110%" height="120%"><feGaussianBlur stdDeviation="2.5"/></filter>
      </defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>
      <rect width="${width}" height="${height}" filter="url(#clouds)"/>
      <g filter="url(#far)">
        ${vents.join('')}
        <path d="M${left} ${height + 20} v${roof - height - 20} h${width * 0.9} v${height + 20 - roof} z" fill="#a3afb6"/>
        <path d="M${left} ${roof} h${width * 0.9} v16 h-${width * 0.9} z" fill="#7d8b94"/>
      </g>`,
  }
}
