/** What is seen through the windows of a hall: sky, clouds, trees and roofs, out of focus. */
import type { Decal } from '../../kit/index.ts'

const SIZE = { width: 920, height: 500 }
/** Height of the roofs and trees, as a share of the window. */
const HORIZON = 0.66
const COUNT = 3

/** Same numbers for the same seed, from 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** One of three views, so that windows side by side differ. */
export function outdoors(index: number): Decal {
  const view = ((index % COUNT) + COUNT) % COUNT
  const random = sequence(7919 * (view + 1))
  const { width, height } = SIZE
  const horizon = height * HORIZON
  const clouds = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${random() * width}" cy="${random() * horizon * 0.8}" rx="${90 + random() * 170}" ry="${14 + random() * 30}" fill="#fff" opacity="${0.4 + random() * 0.4}"/>`,
  )
  const crowns = Array.from({ length: 34 }, (_, step) => {
    const radius = 34 + random() * 44
    const shade = ['#82947f', '#728571', '#8f9e8d'][Math.floor(random() * 3)]
    return `<ellipse cx="${(step / 33) * width}" cy="${height + 24 - random() * 90}" rx="${radius}" ry="${radius}" fill="${shade}"/>`
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
        <filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>
      </defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>
      <g filter="url(#far)">${clouds.join('')}</g>
      <g filter="url(#near)"><rect x="${left}" y="${height - high}" width="${wide}" height="${high + 20}" fill="#c2c9cf"/>
      <rect x="${left}" y="${height - high}" width="${wide}" height="12" fill="#9aa5ae"/>${crowns.join('')}</g>`,
  }
}
