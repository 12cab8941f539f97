/** Kitchen spatulas, all silicone: a spatula, a spoon-shaped one and a turner, lying side by side. */
import { Vector3 } from 'three'
import { type FlatPoint, type Kit, type MaterialName, rectangle, withHoles } from '../kit/index.ts'
import { alongPath, ease, inMillimeters, loft, oval, rest } from './shapes.ts'

type Blade = { width: number; length: number; thickness: number; tip: number }

const HANDLE = 165
const FLASH = 0.4

export function build(kit: Kit): void {
  const kinds: Blade[] = [
    { width: 56, length: 88, thickness: 8, tip: 16 },
    { width: 42, length: 74, thickness: 9, tip: 21 },
    { width: 72, length: 96, thickness: 5, tip: 10 },
  ]
  inMillimeters(kit, () => {
    for (const [index, material] of (['matteTeal', 'matteCream', 'matteCharcoal'] as const).entries())
      rest(kit, { at: [(index - 1) * 76, (index - 1) * -8], yaw: 68 - index * 9 }, (part) => {
        part.add(material, loft(spatula(kinds[index]!)))
        tongue(part, material)
        marks(part, material)
      })
  })
}

/** Flat tongue at the end of the handle, with the slot to hang it up. */
function tongue(kit: Kit, material: MaterialName): void {
  const outline = withHoles(rectangle(40, 17.4, 8.6, [-8, 0]), [rectangle(15, 6.4, 3.1, [-15, 0])], 40)
  kit.plate(material, [0, 10, 0], outline, 8.4, { axis: 'y', bevel: 1.1 })
}

/** Ribs for the thumb, and a raised ring as the mold marks it. */
function marks(kit: Kit, material: MaterialName): void {
  for (let rib = 0; rib < 6; rib++) {
    const x = 44 + rib * 6
    const top = 10 + gripWidth(x) * 0.4
    kit.hose(
      material,
      [
        [x, top - 0.75, -5],
        [x, top - 0.2, 0],
        [x, top - 0.75, 5],
      ],
      0.8,
    )
  }
  kit.at(
    [96, 10 + gripWidth(96) * 0.4 - 0.1, 0],
    () => kit.ring(material, [0, 0, 0], 2.6, 0.28, 'y', 56),
    [0, 0, 0],
    [1.9, 1, 1],
  )
}

const gripWidth = (x: number): number => 19 - 5 * ease(20, HANDLE - 40, x)

/** Round handle that flattens into the blade; x runs from the hanging end to the blade's tip. */
function spatula({ width, length, thickness, tip }: Blade) {
  const total = HANDLE + length
  const steps = 150
  const path = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    const x = total * (0.6 * ((1 - Math.cos(Math.PI * share)) / 2) + 0.4 * share)
    return new Vector3(x, 10 - 8 * ease(HANDLE - 60, HANDLE + 30, x), 0)
  })
  return alongPath(path, (share) => {
    const x = path[Math.round(share * steps)]!.x
    const blade = ease(HANDLE - 30, HANDLE + 18, x)
    const toEnd = total - x
    const corner = toEnd < tip ? tip - Math.sqrt(Math.max(0, tip * tip - (tip - toEnd) ** 2)) : 0
    const start = x < 9 ? Math.sqrt(Math.max(0.01, 1 - (1 - x / 9) ** 2)) : 1
    const grip = gripWidth(x)
    const across = (grip + (width - grip) * blade - 2 * corner) * start
    const thin = thickness - (thickness - 2) * ease(HANDLE + 10, total, x)
    const high = (grip * 0.8 + (thin - grip * 0.8) * blade) * start
    return parted(
      Math.max(across, 0.5),
      Math.max(high * (toEnd < 1.2 ? 0.45 + 0.45 * toEnd : 1), 0.3),
      2.2 + 2.4 * blade,
    )
  })
}

/** Section with the fine line of the mold's parting on both sides. */
function parted(width: number, height: number, power: number): FlatPoint[] {
  const points = oval(width, height, power, 112)
  const half = points.length / 2
  return points.map(([x, y], index): FlatPoint => [index % half ? x : x + Math.sign(x) * FLASH, y])
}
