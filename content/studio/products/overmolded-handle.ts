/** Handles with a hard core and a soft silicone grip: two screwdrivers. */
import { type Kit, type MaterialName, type Point, radians } from '../kit/index.ts'
import { ease, inMillimeters, loft, rest } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-14, -30], turn: [0, 0, -90], yaw: 26 }, (part) => driver(part, 'silicone', 1))
    rest(kit, { at: [12, 22], turn: [30, 0, -90], yaw: 14 }, (part) => driver(part, 'siliconeMustard', 0.84))
  })
}

/** Radius of the handle over its height. */
function radiusAt(height: number): number {
  const end = height < 9 ? Math.sqrt(Math.max(0, 1 - (1 - height / 9) ** 2)) : 1
  return (16 - 3 * ease(48, 78, height) + 2.2 * ease(80, 92, height) - 5 * ease(94, 106, height)) * end
}

/** Rings of the handle between two heights; soft zones are raised and have eight flutes. */
function zone(from: number, to: number, proud: number, flutes: number): Point[][] {
  const steps = Math.ceil((to - from) * 1.2)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const height = from + ((to - from) * step) / steps
    const edge = Math.min(1, Math.sqrt(Math.min(step, steps - step) / 3 + 0.02))
    return Array.from({ length: 144 }, (_, index): Point => {
      const angle = radians(index * 2.5)
      const groove =
        flutes * ease(0, 10, height - from) * ease(0, 10, to - height) * (0.5 - 0.5 * Math.cos(angle * 8)) ** 3
      const radius = radiusAt(height) + proud * edge - groove
      return [radius * Math.cos(angle), height, radius * Math.sin(angle)]
    })
  })
}

function driver(kit: Kit, grip: MaterialName, scale: number): void {
  kit.at(
    [0, 0, 0],
    () => {
      kit.add('bezel', loft(zone(0.05, 106, 0, 0), 'capped', 50))
      kit.add(grip, loft(zone(14, 88, 1.1, 2), 'capped', 50))
      kit.cylinder('chrome', [0, 104, 0], 3.4, 92, { bevel: 0.4, segments: 40 })
      const tip: Point[][] = [
        [3.4, 3.4, 194],
        [3.3, 3.3, 196],
        [4, 1.4, 206],
        [3.6, 0.9, 212],
      ].map(([x, z, height]) =>
        Array.from(
          { length: 32 },
          (_, index): Point => [x! * Math.cos((index * Math.PI) / 16), height!, z! * Math.sin((index * Math.PI) / 16)],
        ),
      )
      kit.add('blackOxide', loft(tip, 'capped', 30))
    },
    [0, 0, 0],
    [scale, scale, scale],
  )
}
