/** Kitchen spatulas, all silicone: a spatula, a spoon-shaped one and a turner, lying side by side. */
import { Vector3 } from 'three'
import type { Kit } from '../kit/index.ts'
import { alongPath, ease, inMillimeters, loft, oval, rest } from './shapes.ts'

type Blade = { width: number; length: number; thickness: number; tip: number }

const HANDLE = 165

export function build(kit: Kit): void {
  const kinds: Blade[] = [
    { width: 56, length: 88, thickness: 8, tip: 16 },
    { width: 42, length: 74, thickness: 9, tip: 21 },
    { width: 72, length: 96, thickness: 5, tip: 10 },
  ]
  inMillimeters(kit, () => {
    for (const [index, material] of (['siliconeTeal', 'siliconeCream', 'siliconeCharcoal'] as const).entries())
      rest(kit, { at: [(index - 1) * 76, (index - 1) * -8], yaw: 68 - index * 9 }, (part) =>
        part.add(material, loft(spatula(kinds[index]!))),
      )
  })
}

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
    const grip = 19 - 5 * ease(20, HANDLE - 40, x)
    const across = (grip + (width - grip) * blade - 2 * corner) * start
    const thin = thickness - (thickness - 2) * ease(HANDLE + 10, total, x)
    const high = (grip * 0.8 + (thin - grip * 0.8) * blade) * start
    return oval(
      Math.max(across, 0.5),
      Math.max(high * (toEnd < 1.2 ? 0.45 + 0.45 * toEnd : 1), 0.3),
      2.2 + 2.4 * blade,
      56,
    )
  })
}
