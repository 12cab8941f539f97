/** Dosing of liquid silicone: drums A and B under their pumps, hoses to the static mixer, cut open, on its stand. */
import { type Kit, type Point, SIDES } from '../kit/index.ts'
import { cutAwayMixer, dosingOutlet, dosingUnit } from '../machines/liquid-dosing.ts'

const UNIT: Point = [0, 0, 0]
/** Static mixer in front of the pump cabinet: foot of its tube. */
const MIXER: Point = [0, 0.92, 0.6]
const TUBE = { radius: 0.034, length: 0.5 }

export function build(kit: Kit): void {
  kit.part('dosing unit', () => dosingUnit(kit, UNIT))
  kit.part('mixer', () => mixer(kit))
  kit.part('hoses', () => {
    for (const side of SIDES) hose(kit, side)
  })
}

function mixer(kit: Kit): void {
  const [x, y, z] = MIXER
  kit.box('plinth', [x, 0, z], [0.3, 0.02, 0.26], 0.006)
  kit.box('paint', [x, 0.015, z], [0.09, y - 0.12, 0.09], 0.008, 3)
  kit.box('stainless', [x, y - 0.12, z], [0.22, 0.13, 0.14], 0.01, 3)
  for (const share of [0, 1]) kit.cylinder('brass', [x, y + 0.005 + share * TUBE.length, z], TUBE.radius + 0.012, 0.035)
  kit.at([x, y + 0.03, z], () => cutAwayMixer(kit, TUBE.length - 0.02, 'siliconeWhite'), [0, 35, 0])
  kit.cylinder('stainless', [x, y + TUBE.length + 0.03, z], 0.022, 0.06)
  kit.tube(
    'stainless',
    [
      [x, y + TUBE.length + 0.08, z],
      [x, y + TUBE.length + 0.2, z],
      [x + 0.3, y + TUBE.length + 0.2, z],
    ],
    0.02,
    0.08,
  )
  kit.hexagon('zinc', [x + 0.28, y + TUBE.length + 0.2, z], 0.036, 0.05, 'x')
}

function hose(kit: Kit, side: -1 | 1): void {
  const [x, y, z] = dosingOutlet(UNIT, side)
  const end: Point = [MIXER[0] + side * 0.105, MIXER[1] - 0.055, MIXER[2]]
  kit.cylinder('brass', side > 0 ? end : [end[0] - 0.03, end[1], end[2]], 0.026, 0.03, { axis: 'x', segments: 28 })
  kit.hose(
    'hose',
    [
      [x, y - 0.01, z - 0.02],
      [x, y + 0.03, z + 0.1],
      [x - side * 0.02, y - 0.06, z + 0.26],
      [x - side * 0.06, 1.02, 0.56],
      [end[0] + side * 0.12, end[1] - 0.03, end[2]],
      [end[0] + side * 0.02, end[1], end[2]],
    ],
    0.022,
  )
}
