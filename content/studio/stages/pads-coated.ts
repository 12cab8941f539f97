/** Brake pads, backs up, pass through a powder coating booth: bare on the left of the guns, coated on the right. */
import { type Kit, rectangle, SIDES, socketScrew, withHoles } from '../kit/index.ts'
import { beltConveyor } from '../machines/cutting-parts.ts'
import { lay } from './parts.ts'

const BELT = { top: 0.2, width: 0.3, half: 0.8 }
const BOOTH = { half: 0.21, back: -0.26, top: 0.52, front: 0.19 }
/** Height of the carriage that moves the guns across the belt. */
const CARRIAGE = BELT.top + 0.2

export function build(kit: Kit): void {
  kit.part('belt', () =>
    beltConveyor(kit, -BELT.half, BELT.half, BELT.top, BELT.width, { roll: 0.03, belt: 'rubberGrey' }),
  )
  kit.part('booth', () => booth(kit))
  kit.part('guns', () => guns(kit))
  kit.part('pads', () => {
    for (const row of SIDES)
      for (let index = 0; index < 12; index++) {
        const x = (index - 5.5) * 0.115 + row * 0.02
        lay(kit, x < 0 ? 'pad' : 'coatedPad', [x, BELT.top - 0.0004, row * 0.072], [180, 0, 0], 90)
      }
  })
}

/** White panels behind the belt with filters, blue posts; slots at both sides let the belt through. It is open above, for the picture. */
function booth(kit: Kit): void {
  const { half, back, top, front } = BOOTH
  kit.box('sheet', [0, 0, back - 0.02], [2 * half, top, 0.03], 0.003)
  for (const side of SIDES) {
    const outline = withHoles(rectangle(front - back, top, 0, [-(front + back) / 2, top / 2]), [
      rectangle(BELT.width + 0.11, 0.26, 0.02, [0, 0.23]),
    ])
    kit.plate('sheet', [side * half, 0, 0], outline, 0.012, { axis: 'x', bevel: 0.002 })
    kit.box('paint', [side * (half + 0.001), 0.001, front], [0.04, top + 0.002, 0.04], 0.004)
    filter(kit, side * 0.102)
  }
  kit.box('paint', [0, top - 0.003, back - 0.02], [2 * half + 0.044, 0.036, 0.036], 0.004)
}

/** Filter cartridge panel: a frame with pleats. */
function filter(kit: Kit, x: number): void {
  const z = BOOTH.back - 0.004
  const frame = withHoles(rectangle(0.19, 0.26, 0.006, [x, 0.36]), [rectangle(0.165, 0.235, 0.004, [x, 0.36])])
  kit.plate('aluminium', [0, 0, z + 0.006], frame, 0.02, { bevel: 0.002 })
  for (let pleat = 0; pleat < 14; pleat++)
    kit.box('belt', [x - 0.0735 + pleat * 0.0113, 0.244, z + 0.002], [0.007, 0.232, 0.014], 0.003)
}

/** Two guns on a carriage that runs on a linear axis across the belt, with their hoses in a chain. */
function guns(kit: Kit): void {
  kit.box('aluminium', [0, CARRIAGE, -0.06], [0.05, 0.04, 0.4], 0.003)
  kit.box('dark', [0, CARRIAGE + 0.0385, -0.06], [0.026, 0.004, 0.38], 0.001)
  kit.box('paint', [0, 0.1, -0.225], [0.07, 0.5, 0.05], 0.004)
  for (const row of SIDES) gun(kit, row * 0.072)
}

/** Spray gun that points down at one row, clamped to the carriage. */
function gun(kit: Kit, z: number): void {
  kit.box('castIron', [-0.036, CARRIAGE - 0.012, z], [0.03, 0.064, 0.06], 0.004)
  for (const y of [0.006, 0.034]) socketScrew(kit, [-0.052, CARRIAGE + y, z], 0.008, 'x')
  kit.lathe(
    'stainless',
    [-0.068, CARRIAGE - 0.1, z],
    [
      [0, 0],
      [0.009, 0],
      [0.012, 0.012],
      [0.017, 0.03],
      [0.019, 0.045],
      [0.019, 0.15],
      [0.012, 0.158],
      [0, 0.158],
    ],
    { segments: 40 },
  )
  kit.cylinder('yellow', [-0.068, CARRIAGE - 0.02, z], 0.0205, 0.014, { bevel: 0.002 })
  for (const side of SIDES)
    kit.hose(
      side > 0 ? 'airHose' : 'hose',
      [
        [-0.068, CARRIAGE + 0.05, z + side * 0.006],
        [-0.07, CARRIAGE + 0.11, z + side * 0.008],
        [-0.05, CARRIAGE + 0.17, z - 0.03 + side * 0.01],
        [-0.02, CARRIAGE + 0.2, z - 0.06 + side * 0.012],
        [-0.01, CARRIAGE + 0.225, z - 0.06 + side * 0.012],
      ],
      0.0065,
    )
}
