/** Golf-ball cores, 39 mm, with the parting line of the mold; one cut in half. */
import { type FlatPoint, type Kit, type MaterialName, radians } from '../kit/index.ts'
import { inMillimeters, rest, rounded } from './shapes.ts'

const RADIUS = 19.5
/** The flash left at the parting line. */
const FLASH = 0.28

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    core(kit, 'siliconeMustard', [-24, -8], 18)
    core(kit, 'rubberGreen', [18, -18], -24)
    core(kit, 'silicone', [4, 24], 35)
    rest(kit, { at: [48, 14], turn: [58, 0, 0], yaw: -12 }, half)
  })
}

function core(kit: Kit, material: MaterialName, [x, z]: FlatPoint, tilt: number): void {
  const profile = Array.from({ length: 121 }, (_, step): FlatPoint => {
    const angle = -Math.PI / 2 + (step / 120) * Math.PI
    const radius = RADIUS + FLASH * Math.exp(-((angle / 0.018) ** 2))
    return [Math.max(0, radius * Math.cos(angle)), radius * Math.sin(angle)]
  })
  kit.at([x, RADIUS, z], () => kit.lathe(material, [0, 0, 0], profile, { segments: 120 }), [tilt, tilt * 2, tilt])
}

/** Lower half; the cut face is flat and slightly paler at its middle. */
function half(kit: Kit): void {
  const bowl = Array.from({ length: 41 }, (_, step): FlatPoint => {
    const angle = radians(-90 + (step / 40) * 89)
    return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)]
  })
  bowl[0] = [0, -RADIUS]
  kit.lathe(
    'siliconeMustard',
    [0, 0, 0],
    [
      ...bowl,
      ...rounded([
        [RADIUS - 0.3, 0],
        [0, 0],
      ]),
    ],
    { segments: 120 },
  )
}
