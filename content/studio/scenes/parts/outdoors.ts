/** View through the windows of a hall: sky, clouds, roofs and trees, out of focus. */
import type { Decal } from '../../kit/index.ts'
import { numbers } from '../../machines/drum-parts.ts'

const SIZE = { width: 920, height: 500 }
/** Share of the window's height that has clouds. */
const CLOUDS = 0.53
const COUNT = 3

/** One of three views, so that windows side by side differ. */
export function outdoors(index: number): Decal {
  const view = index % COUNT
  const random = numbers(7919 * (view + 1))
  const { width, height } = SIZE
  const clouds = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${random() * width}" cy="${random() * height * CLOUDS}" rx="${90 + random() * 170}" ry="${14 + random() * 30}" fill="#fff" opacity="${0.4 + random() * 0.4}"/>`,
  )
  const crowns = Array.from({ length: 84 }, () => {
    const radius = 20 + random() * 40
    const shade = ['#7f917c', '#6d806b', '#8d9c8a', '#75886f'][Math.floor(random() * 4)]
    return `<ellipse cx="${random() * width}" cy="${height + 20 - random() * 105}" rx="${radius}" ry="${radius}" fill="${shade}"/>`
  })
  const [left, wide, high] = [random() * width * 0.5, 260 + random() * 200, 90 + random() * 60]
  return {
    name: `outdoors-${view}`,
    width,
    height,
    light: 1,
    svg: `<defs>
        <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#b4cfe8"/><stop offset="0.7" stop-color="#e6eff6"/></linearGradient>
        <filter id="far" x="-20%" y="-50%" width="140%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
        <filter id="near" x="-10%" y="-10%" width="120%" height="120%">
          <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="3" seed="${view + 3}" result="leaves"/>
          <feDisplacementMap in="SourceGraphic" in2="leaves" scale="70" xChannelSelector="R" yChannelSelector="G"/>
          <feGaussianBlur stdDeviation="5"/>
        </filter>
        <filter id="roofs" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="4"/></filter>
      </defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>
      <g filter="url(#far)">${clouds.join('')}</g>
      <g filter="url(#roofs)"><rect x="${left}" y="${height - high}" width="${wide}" height="${high + 20}" fill="#bcc4ca"/>
      <rect x="${left}" y="${height - high}" width="${wide}" height="12" fill="#8f9aa3"/></g>
      <g filter="url(#near)">${crowns.join('')}</g>`,
  }
}
