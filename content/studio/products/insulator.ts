/** Composite insulators with silicone sheds and galvanized fittings: a post standing, a line insulator lying. */
import type { FlatPoint, Kit, MaterialName } from '../kit/index.ts'
import { type Corner, inMillimeters, rest, rounded } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-98, -30] }, post)
    rest(kit, { at: [62, 30], turn: [0, 0, -90], yaw: 24 }, line)
  })
}

/** Sheds in turn large and small on a core. */
function sheds(core: number, count: number, pitch: number, large: number, small: number): FlatPoint[] {
  const corners: Corner[] = [
    [0, 0],
    [core + 3, 0, 1.5],
  ]
  for (let shed = 0; shed < count; shed++) {
    const height = 8 + shed * pitch
    const reach = shed % 2 ? small : large
    corners.push(
      [core, height, 3],
      [core + 2, height, 2],
      [reach, height - 1.5, 1.2],
      [reach, height + 2, 1.2],
      [core + 4, height + 9, 4],
      [core, height + 11, 3],
    )
  }
  const top = 8 + (count - 1) * pitch + 18
  return rounded([...corners, [core, top - 3, 1], [core + 3, top, 1.5], [0, top + 0.5]], 5)
}

function body(kit: Kit, material: MaterialName, profile: FlatPoint[]): void {
  kit.lathe(material, [0, 0, 0], profile, { segments: 112 })
}

function post(kit: Kit): void {
  body(kit, 'rubberRed', sheds(19, 7, 24, 58, 47))
  kit.cylinder('zinc', [0, -14, 0], 30, 16, { bevel: 2, segments: 72 })
  kit.cylinder('zinc', [0, 165, 0], 25, 20, { bevel: 2, segments: 72 })
  kit.cylinder('zinc', [0, 184, 0], 10, 14, { bevel: 1.5, segments: 48 })
}

function line(kit: Kit): void {
  body(kit, 'rubberGrey', sheds(12, 9, 22, 43, 34))
  for (const [height, turn] of [
    [2, 180],
    [200, 0],
  ] as const)
    kit.at([0, height, 0], () => {
      kit.cylinder('zinc', [0, -2, 0], 15, 36, { bevel: 2, segments: 56 })
      kit.lathe(
        'zinc',
        [0, 33, 0],
        rounded([
          [0, 0],
          [15, 0, 1],
          [10, 10, 3],
          [10, 22, 2],
          [0, 22],
        ]),
        { segments: 48 },
      )
      kit.ring('zinc', [0, 66, 0], 14, 4.6, 'z', 64)
    }, [turn, 0, 0])
}
