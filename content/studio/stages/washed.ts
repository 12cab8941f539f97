/** Washed parts in the perforated stainless basket of a washing machine. Variant = the part. */
import { type Kit, type MaterialName, SIDES } from '../kit/index.ts'
import { numbers } from '../machines/drum-parts.ts'
import { lay, type PartName, SPOON, STOPPER } from './parts.ts'

/** Size of the basket; how many parts lie on top, how far they tilt, how far they stay off the wall; the heap's edge below the rim, its top over the edge. */
type Load = {
  part: PartName
  material: MaterialName
  radius: number
  height: number
  count: number
  tilt: number
  reach: number
  /** Shares of the height. */
  edge: number
  mound: number
}

const LOADS: Record<string, Load> = {
  spoon: {
    part: 'spoon',
    material: SPOON,
    radius: 0.165,
    height: 0.13,
    count: 64,
    tilt: 4,
    reach: 0.03,
    edge: 0.05,
    mound: 0.1,
  },
  stopper: {
    part: 'stopper',
    material: STOPPER,
    radius: 0.11,
    height: 0.085,
    count: 190,
    tilt: 180,
    reach: 0.012,
    edge: 0.22,
    mound: 0.26,
  },
  grommet: {
    part: 'grommet',
    material: 'rubber',
    radius: 0.13,
    height: 0.1,
    count: 170,
    tilt: 180,
    reach: 0.016,
    edge: 0.22,
    mound: 0.26,
  },
}
const WALL = 0.003
const FOOT = 0.012

export function build(kit: Kit, variant = 'spoon'): void {
  const load = LOADS[variant]!
  kit.part('basket', () => basket(kit, load))
  kit.part('load', () => heap(kit, load))
}

function basket(kit: Kit, { radius, height }: Load): void {
  kit.lathe(
    'stainless',
    [0, FOOT, 0],
    [
      [0, 0],
      [radius, 0],
      [radius, height],
      [radius - WALL, height],
      [radius - WALL, WALL],
      [0, WALL],
    ],
    { segments: 128 },
  )
  kit.ring('stainless', [0, FOOT + height, 0], radius - WALL / 2, radius * 0.03, 'y', 128)
  kit.ring('stainless', [0, radius * 0.03, 0], radius * 0.92, radius * 0.03, 'y', 128)
  perforation(kit, radius, height)
  for (const side of SIDES) {
    const x = side * (radius - 0.002)
    kit.tube(
      'stainless',
      [
        [x, FOOT + height * 0.8, -radius * 0.26],
        [x + side * radius * 0.26, FOOT + height * 0.92, -radius * 0.26],
        [x + side * radius * 0.26, FOOT + height * 0.92, radius * 0.26],
        [x, FOOT + height * 0.8, radius * 0.26],
      ],
      radius * 0.028,
      radius * 0.1,
    )
  }
}

/** Round holes as dark discs on the outside of the wall. */
function perforation(kit: Kit, radius: number, height: number): void {
  const rows = 6
  const columns = 56
  const pitch = (height * 0.78) / rows
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      kit.at([0, FOOT + height * 0.12 + (row + 0.5) * pitch, 0], () => {
        kit.lathe(
          'seam',
          [radius + 0.0003, 0, 0],
          [
            [pitch * 0.3, 0],
            [0, 0],
          ],
          { axis: 'x', segments: 12 },
        )
      }, [0, ((column + (row % 2) / 2) * 360) / columns, 0])
}

/** Rounded filling with parts thrown on it. */
function heap(kit: Kit, load: Load): void {
  const { part, material, radius, height, count, tilt, reach } = load
  const inner = radius - WALL - 0.001
  const edge = FOOT + height * (1 - load.edge)
  const surface = (share: number): number => edge + height * load.mound * (1 - share * share)
  const dome = Array.from({ length: 13 }, (_, step): [number, number] => [
    inner * (1 - step / 12),
    surface(1 - step / 12),
  ])
  kit.lathe(material, [0, 0, 0], [[0, FOOT + 0.01], [inner, FOOT + 0.01], ...dome], { segments: 64 })
  const next = numbers(count + 5)
  for (let index = 0; index < count; index++) {
    const share = Math.sqrt(next())
    const distance = share * (inner - reach)
    const angle = next() * Math.PI * 2
    lay(
      kit,
      part,
      [Math.cos(angle) * distance, surface(distance / inner) - 0.004 + 0.009 * next(), Math.sin(angle) * distance],
      [tilt * (2 * next() - 1), 0, tilt * (next() - 0.5)],
      next() * 360,
    )
  }
}
