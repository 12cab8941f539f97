/** Rubber-metal mounts: a cone mount with flange, a bobbin mount lying, a low stud mount. */
import { disc, type Kit, rectangle, SIDES, withHoles } from '../kit/index.ts'
import { inMillimeters, rest, rounded, thread } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-34, -14], yaw: 20 }, coneMount)
    rest(kit, { at: [56, -34] }, studMount)
    rest(kit, { at: [20, 44], turn: [0, 0, 88], yaw: 28 }, bobbin)
  })
}

/** Oval flange with two bolt holes, rubber cone, steel cap with stud and nut. */
function coneMount(kit: Kit): void {
  const flange = rectangle(112, 66, 32)
  kit.plate(
    'zinc',
    [0, 2, 0],
    withHoles(
      flange,
      SIDES.map((side) => disc(5.5, [side * 43, 0])),
      32,
    ),
    4,
    { axis: 'y', bevel: 0.5 },
  )
  kit.lathe(
    'rubber',
    [0, 3.8, 0],
    rounded([
      [0, 0],
      [31, 0, 1],
      [31, 5, 3],
      [24, 15, 9],
      [22, 34, 3],
      [20, 36, 1],
      [0, 36],
    ]),
    { segments: 96 },
  )
  kit.lathe(
    'zinc',
    [0, 39, 0],
    rounded([
      [0, 0],
      [24, 0, 1],
      [24, 5, 2],
      [0, 5],
    ]),
    { segments: 96 },
  )
  kit.hexagon('zinc', [0, 43.8, 0], 9.8, 8, 'y', 0.6)
  thread(kit, [0, 44, 0], 5, 26, 1.5)
}

function bobbin(kit: Kit): void {
  kit.lathe(
    'rubber',
    [0, 0, 0],
    rounded(
      [
        [0, 0],
        [24.5, 0, 0.8],
        [24.5, 4, 1],
        [18.5, 20, 30],
        [24.5, 36, 1],
        [24.5, 40, 0.8],
        [0, 40],
      ],
      10,
    ),
    { segments: 96 },
  )
  for (const [height, turn] of [
    [40, 0],
    [0, 180],
  ] as const)
    kit.at([0, height, 0], () => {
      kit.cylinder('zinc', [0, -1.5, 0], 23.2, 2.2, { bevel: 0.5, segments: 96 })
      thread(kit, [0, 0.5, 0], 5, 24, 1.5)
    }, [turn, 0, 0])
}

function studMount(kit: Kit): void {
  kit.cylinder('zinc', [0, 0, 0], 26, 3, { bevel: 0.6, segments: 96 })
  kit.lathe(
    'rubber',
    [0, 2.8, 0],
    rounded([
      [0, 0],
      [26, 0, 1],
      [25, 3, 1],
      [23, 10, 8],
      [25, 18, 2],
      [25, 21, 1],
      [0, 21],
    ]),
    { segments: 96 },
  )
  kit.cylinder('zinc', [0, 23.4, 0], 23.5, 2.2, { bevel: 0.6, segments: 96 })
  thread(kit, [0, 25, 0], 4, 20, 1.25)
}
