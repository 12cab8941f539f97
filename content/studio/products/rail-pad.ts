/** Rail pads: grooved on both faces, with ears that hold them on the sleeper; two stacked crosswise. */
import { type Kit, type MaterialName, polygon } from '../kit/index.ts'
import { type Corner, inMillimeters, rounded } from './shapes.ts'

const BODY = 6
const RIB = 1.8

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([0, 0, 0], () => pad(kit, 'rubber'), [0, 14, 0])
    kit.at([34, BODY + 2 * RIB - 0.4, 26], () => pad(kit, 'rubberGrey'), [0, -24, 0])
  })
}

function pad(kit: Kit, material: MaterialName): void {
  const corners: Corner[] = [
    [-90, -70, 3],
    [-44, -70, 2],
    [-44, -82, 3],
    [44, -82, 3],
    [44, -70, 2],
    [90, -70, 3],
    [90, 70, 3],
    [44, 70, 2],
    [44, 82, 3],
    [-44, 82, 3],
    [-44, 70, 2],
    [-90, 70, 3],
  ]
  kit.plate(material, [0, RIB - 0.2 + BODY / 2, 0], polygon(rounded(corners)), BODY, { axis: 'y', bevel: 0.8 })
  for (let rib = 0; rib < 13; rib++)
    for (const y of [0, RIB + BODY - 0.4 - 0.2]) kit.box(material, [(rib - 6) * 13.4, y, 0], [8.4, RIB + 0.2, 132], 0.8)
}
