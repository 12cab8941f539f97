/** Supplies of the hall: cable tray and compressed air along the walls, lamps under the roof, fire extinguishers. */
import { type Kit, type Point, SIDES } from '../../kit/index.ts'
import type { Hall } from './building.ts'
import { extinguisherSign } from './signs.ts'

const TRAY_Y = 2.66
const AIR_Y = 2.36

/** Tray and air pipe along both side walls, and along the back wall when it has no gate. */
export function services(kit: Kit, { width, back, front, gate, openGate }: Hall): void {
  const middle = (front + back) / 2
  for (const side of SIDES)
    kit.at([side * (width / 2 - 0.42), 0, middle], () => run(kit, front - back - 0.6), [0, -side * 90, 0])
  if (!gate && openGate === undefined) kit.at([0, 0, back + 0.1], () => run(kit, width - 1.6))
}

/** Tray with five cables along x in front of z = 0. */
export function cableTray(kit: Kit, length: number): void {
  kit.part('cable tray', () => {
    kit.box('zinc', [0, TRAY_Y, 0.12], [length, 0.008, 0.22], 0.002, 1)
    for (const z of [0.015, 0.226]) kit.box('zinc', [0, TRAY_Y + 0.002, z], [length - 0.01, 0.06, 0.006], 0.002, 1)
    for (const [index, z] of [0.05, 0.085, 0.12, 0.155, 0.19].entries())
      kit.cylinder(index % 2 ? 'dark' : 'cable', [-length / 2 + 0.02, TRAY_Y + 0.022, z], 0.014, length - 0.04, {
        axis: 'x',
        segments: 10,
      })
  })
}

/** One wall's run along x in front of z = 0, with a drop and a maintenance unit every three meters. */
function run(kit: Kit, length: number): void {
  cableTray(kit, length)
  kit.part('compressed air', () => {
    kit.cylinder('airHose', [-length / 2, AIR_Y, 0.1], 0.028, length, { axis: 'x', segments: 16 })
    const drops = Math.floor(length / 3)
    for (let index = 0; index < drops; index++) {
      const x = (index - (drops - 1) / 2) * 3 + 0.9
      kit.box('zinc', [x - 0.5, AIR_Y - 0.04, 0.05], [0.03, 0.4, 0.1], 0.002, 1)
      maintenanceUnit(kit, [x, 1.3, 0.1])
      kit.cylinder('airHose', [x, 1.42, 0.1], 0.014, AIR_Y - 1.43, { segments: 12 })
    }
  })
}

/** Filter, regulator and quick coupling at the end of a drop. */
function maintenanceUnit(kit: Kit, place: Point): void {
  kit.at(place, () => {
    kit.box('motor', [0, 0, 0], [0.14, 0.1, 0.07], 0.01)
    kit.cylinder('glass', [-0.035, -0.12, 0], 0.026, 0.13, { segments: 20 })
    kit.cylinder('motor', [0.035, 0.095, 0], 0.022, 0.06, { segments: 20 })
    kit.cylinder('brass', [0.035, -0.06, 0], 0.014, 0.07, { segments: 12 })
    kit.cylinder('white', [0.035, 0.05, 0.034], 0.02, 0.012, { axis: 'z', segments: 20 })
  })
}

/** Round lamps in rows between the girders. */
export function roofLamps(kit: Kit, { width, back, front }: Hall): void {
  kit.part('roof lamps', () => {
    for (let z = back + 2.2; z < front; z += 3)
      for (const x of [-width / 4, width / 4]) {
        kit.cylinder('plinth', [x, 7.9, z], 0.006, 1, { segments: 8 })
        kit.lathe(
          'motor',
          [x, 7.62, z],
          [
            [0.24, 0],
            [0.25, 0.02],
            [0.12, 0.1],
            [0.12, 0.28],
            [0, 0.28],
          ],
          { segments: 28 },
        )
        kit.cylinder('lamp', [x, 7.612, z], 0.215, 0.02, { segments: 28 })
      }
  })
}

/** Extinguisher on a wall or column that looks to +z, its sign above. */
export function extinguisher(kit: Kit, place: Point, degrees = 0): void {
  kit.part('extinguisher', () =>
    kit.at(place, () => {
      kit.cylinder('red', [0, 0.6, 0.1], 0.075, 0.46, { bevel: 0.04, segments: 32 })
      kit.cylinder('brass', [0, 1.05, 0.1], 0.022, 0.06, { segments: 16 })
      kit.box('dark', [0.02, 1.1, 0.1], [0.13, 0.02, 0.03], 0.006)
      kit.hose(
        'dark',
        [
          [-0.03, 1.08, 0.1],
          [-0.1, 1.02, 0.12],
          [-0.105, 0.8, 0.13],
          [-0.1, 0.66, 0.14],
        ],
        0.012,
        8,
      )
      kit.box('zinc', [0, 0.9, 0.02], [0.06, 0.04, 0.06], 0.003)
      kit.box('white', [0, 1.32, 0.006], [0.24, 0.24, 0.008], 0.002, 1)
      kit.decal(extinguisherSign(), [0, 1.44, 0.0112], 0.22, 0.22)
    }, [0, degrees, 0]),
  )
}
