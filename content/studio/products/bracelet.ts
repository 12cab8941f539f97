/** Silicone wristbands: two stacked, a third leaning on a fourth. */
import type { Kit, MaterialName } from '../kit/index.ts'
import { inMillimeters, ringProfile } from './shapes.ts'

const RADIUS = 33
const WIDTH = 12
/** Distance of the leaning band's middle from the one below, and the tilt at which both touch. */
const LEAN = { distance: 41.4, degrees: 12.8 }

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-38, 0, -12], () => band(kit, 'siliconeCharcoal'))
    kit.at([-36, WIDTH, -13], () => band(kit, 'siliconeCream'))
    kit.at([22, 0, 22], () => {
      band(kit, 'siliconeTeal')
      const height = RADIUS * Math.sin((LEAN.degrees * Math.PI) / 180)
      kit.at([LEAN.distance, height, 0], () => band(kit, 'siliconeMustard'), [0, 0, -LEAN.degrees])
    }, [0, 24, 0])
  })
}

function band(kit: Kit, material: MaterialName): void {
  kit.lathe(
    material,
    [0, 0, 0],
    ringProfile([
      [RADIUS - 2.2, 0, 0.7],
      [RADIUS, 0, 0.7],
      [RADIUS + 0.25, WIDTH / 2, 20],
      [RADIUS, WIDTH, 0.7],
      [RADIUS - 2.2, WIDTH, 0.7],
    ]),
    { segments: 160 },
  )
}
