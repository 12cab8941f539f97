import type { Package } from './plan-models.ts'

/**
 * 40 ft high-cube container (ISO 668, type 1AAA): smallest internal sizes and door opening in mm, and the payload in kg
 * that remains of 30,480 kg gross (ISO 668:2013) with a tare of 3,980 kg, usual for steel containers of this type.
 */
export const container = {
  length: 11_998,
  width: 2330,
  height: 2655,
  door: { width: 2286, height: 2566 },
  payload: 26_500,
} as const

export const containerVolume = (container.length * container.width * container.height) / 1e9

/** Whether a package fits through the door; it may only be turned around its vertical axis. Sizes in mm. */
export function fitsContainer({ size: [length, width, height], weight }: Package): boolean {
  const [long, short] = [Math.max(length, width), Math.min(length, width)]
  const fits = long <= container.length && short <= container.door.width && height <= container.door.height
  return fits && weight <= container.payload
}

/** Containers needed by volume and by weight; an estimate without a stowage plan. `volume` in m3, `weight` in kg. */
export function countContainers(volume: number, weight: number): number {
  return Math.ceil(Math.max(volume / containerVolume, weight / container.payload))
}
