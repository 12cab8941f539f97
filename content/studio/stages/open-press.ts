/** Working room of an open press: table, heating platens, columns, upper mold half; the lower half takes any cavities. */
import {
  type FlatPoint,
  heatedPlaten,
  type Kit,
  rectangle,
  type Shape,
  SIDES,
  screwCircle,
  socketScrew,
  withHoles,
} from '../kit/index.ts'

export const MOLD = { width: 0.52, depth: 0.42, base: 0.045, plate: 0.022 }
const PLATEN = { width: 0.6, depth: 0.5, thickness: 0.06, sheet: 0.02 }
const TABLE = { width: 0.98, depth: 0.76, height: 0.12 }
const COLUMN = { x: 0.4, z: 0.29, radius: 0.04 }
/** Top of the table and of the platen on it; parting plane of the lower half; underside of the upper half. */
const TABLE_TOP = 0.9
const PLATEN_TOP = TABLE_TOP + PLATEN.sheet + PLATEN.thickness
export const PARTING = PLATEN_TOP + MOLD.base + MOLD.plate
const UPPER = PARTING + 0.36

/** `cold`: liquid silicone, with a cooled runner block and the air hoses of its valve gates. */
export function openPress(kit: Kit, cold = false): void {
  kit.part('press', () => {
    kit.box('paint', [0, TABLE_TOP - TABLE.height, 0], [TABLE.width, TABLE.height, TABLE.depth], 0.012, 3)
    platen(kit, TABLE_TOP - 0.001, 'below')
    platen(kit, UPPER + 0.07, 'above')
    kit.box('paint', [0, UPPER + 0.149, 0], [TABLE.width, 0.2, TABLE.depth], 0.012, 3)
    for (const x of SIDES) for (const z of SIDES) column(kit, x * COLUMN.x, z * COLUMN.z)
  })
  kit.part('upper mold', () => {
    kit.box(cold ? 'aluminium' : 'steel', [0, UPPER + 0.02, 0], [MOLD.width, 0.052, MOLD.depth], 0.004)
    kit.box('mouldSteel', [0, UPPER, 0], [MOLD.width - 0.02, 0.0225, MOLD.depth - 0.02], 0.002)
    if (cold) valveHoses(kit)
  })
}

function platen(kit: Kit, y: number, insulation: 'above' | 'below'): void {
  heatedPlaten(kit, [0, y, 0], PLATEN.width, PLATEN.depth, { thickness: PLATEN.thickness, insulation, heaters: 8 })
}

function column(kit: Kit, x: number, z: number): void {
  const { radius } = COLUMN
  kit.cylinder('chrome', [x, TABLE_TOP - 0.05, z], radius, UPPER - TABLE_TOP + 0.25, { segments: 56 })
  kit.cylinder('brass', [x, TABLE_TOP - 0.003, z], radius + 0.02, 0.022, { bevel: 0.004 })
  screwCircle(kit, [x, TABLE_TOP + 0.018, z], radius + 0.011, 6, 0.005)
}

function valveHoses(kit: Kit): void {
  const front = MOLD.depth / 2
  for (const x of [-0.15, 0, 0.15]) {
    kit.cylinder('brass', [x, UPPER + 0.045, front - 0.004], 0.011, 0.03, { axis: 'z', segments: 24 })
    kit.hose(
      'airHose',
      [
        [x, UPPER + 0.045, front + 0.022],
        [x + 0.01, UPPER + 0.04, front + 0.06],
        [x + 0.05, UPPER + 0.09, front + 0.1],
        [x + 0.06, UPPER + 0.2, PLATEN.depth / 2 + 0.12],
      ],
      0.007,
    )
  }
}

export function lowerMold(kit: Kit, cavities: readonly Shape[]): void {
  kit.part('lower mold', () => {
    kit.box('steel', [0, PLATEN_TOP - 0.001, 0], [MOLD.width, MOLD.base, MOLD.depth], 0.004)
    const outline = withHoles(rectangle(MOLD.width - 0.016, MOLD.depth - 0.016, 0.006), cavities, 24)
    kit.plate('mouldSteel', [0, PARTING - MOLD.plate / 2, 0], outline, MOLD.plate, { axis: 'y', bevel: 0.0008 })
    for (const x of SIDES)
      for (const z of SIDES) {
        const corner: FlatPoint = [x * (MOLD.width / 2 - 0.022), z * (MOLD.depth / 2 - 0.022)]
        kit.cylinder('steel', [corner[0], PARTING - 0.01, corner[1]], 0.011, 0.045, { bevel: 0.005, segments: 28 })
        socketScrew(kit, [corner[0] - x * 0.045, PARTING - 0.0005, corner[1]], 0.006)
      }
  })
}
