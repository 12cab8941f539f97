/** View through the windows of a hall, overexposed and out of focus as in a photograph: sky, a roof and trees. */
import type { Decal } from '../../kit/index.ts'
import { numbers } from '../../machines/drum-parts.ts'

const SIZE = { width: 920, height: 500 }
const COUNT = 3

/** One of three views, so that windows side by side differ. */
export function outdoors(index: number): Decal {
  const view = index % COUNT
  const random = numbers(7919 * (view + 1))
  const { width, height } = SIZE
  const crowns = Array.from({ length: 40 }, () => {
    const radius = 20 + random() * 46
    const shade = ['#a9b4aa', '#b8c0b8', '#9aa69b'][Math.floor(random() * 3)]
    return `<ellipse cx="${random() * width}" cy="${height + 30 - random() * 70}" rx="${radius}" ry="${radius}" fill="${shade}"/>`
  })
  const [left, wide, high] = [random() * width * 0.6, 300 + random() * 240, 70 + random() * 70]
  return {
    name: `outdoors-${view}`,
    width,
    height,
    light: 2.2,
    svg: `<defs>
        <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#d3e2ee"/><stop offset="0.85" stop-color="#f4f7f8"/></linearGradient>
        <filter id="far" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>
      </defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>
      <g filter="url(#far)">
        <rect x="${left}" y="${height - high}" width="${wide}" height="${high + 20}" fill="#c4ccd1"/>
        ${crowns.join('')}
      </g>`,
  }
}
