/** Horizontal rubber injection machine with robot: a yellow six-axis arm, which stands out from the white guards, lays parts on a belt. */
import { type Kit, levelingFoot, type Point, rectangle, SIDES, screwCircle } from '../kit/index.ts'
import { beltConveyor } from './cutting-parts.ts'
import { build as injectionMachine } from './hiflrubber.ts'
import { strut, without } from './press-parts.ts'

const ROBOT: Point = [-1.34, 0, 1.4]
/** Joints of the arm after the base, in the robot's own plane: x forward, y up. */
const SHOULDER = { y: 0.98, forward: 0.12 }
const UPPER_ARM = { length: 0.72, lean: 26 }
const FOREARM = { length: 0.66, lean: 104 }

export function build(kit: Kit): void {
  without(kit, ['chute', 'brush', 'crate'], () => injectionMachine(kit))
  kit.part('robot', () => kit.at(ROBOT, () => robot(kit), [0, 49, 0]))
  kit.part('belt', () => {
    kit.at([0, 0, 1.36], () => {
      beltConveyor(kit, -0.5, 0.66, 0.72, 0.42, { legs: true, drive: true })
      for (const z of SIDES) {
        kit.box('paint', [-0.38, 0.05, z * 0.232], [0.06, 0.61, 0.04], 0.004)
        levelingFoot(kit, -0.38, z * 0.232, 0.05)
      }
      kit.box('paint', [-0.38, 0.28, 0], [0.04, 0.05, 0.44], 0.004)
      for (let row = 0; row < 4; row++)
        for (const z of [-0.12, 0, 0.12]) kit.ring('rubber', [-0.26 + row * 0.2, 0.733, z], 0.042, 0.013, 'y', 36)
    })
  })
}

function robot(kit: Kit): void {
  kit.box('plinth', [0, 0, 0], [0.62, 0.02, 0.62], 0.005)
  kit.cylinder('paint', [0, 0.018, 0], 0.2, 0.42, { bevel: 0.01, segments: 64 })
  screwCircle(kit, [0, 0.019, 0], 0.26, 8, 0.02)
  kit.cylinder('yellow', [0, 0.43, 0], 0.21, 0.2, { bevel: 0.02, segments: 64 })
  kit.cylinder('plinth', [0, 0.625, 0], 0.19, 0.03, { bevel: 0.006, segments: 64 })
  kit.cylinder('yellow', [0, 0.65, 0], 0.2, 0.16, { bevel: 0.03, segments: 64 })
  for (const z of SIDES)
    kit.plate('yellow', [SHOULDER.forward, 0.89, z * 0.12], rectangle(0.24, 0.36, 0.1), 0.06, { bevel: 0.012 })
  kit.box('motor', [-0.1, 0.8, 0], [0.18, 0.16, 0.16], 0.03)
  kit.at([SHOULDER.forward, SHOULDER.y, 0], () => {
    kit.cylinder('plinth', [0, 0, -0.18], 0.1, 0.36, { axis: 'z', bevel: 0.012, segments: 48 })
    kit.at([0, 0, 0], () => {
      kit.plate('yellow', [0, UPPER_ARM.length / 2, 0], rectangle(0.2, UPPER_ARM.length + 0.2, 0.09), 0.16, {
        bevel: 0.03,
      })
      kit.box('plinth', [0, UPPER_ARM.length * 0.35, 0], [0.1, 0.24, 0.166], 0.02)
      kit.at([0, UPPER_ARM.length, 0], () => {
        kit.cylinder('plinth', [0, 0, -0.15], 0.085, 0.3, { axis: 'z', bevel: 0.012, segments: 48 })
        kit.at([0, 0, 0], () => forearm(kit), [0, 0, -(FOREARM.lean - UPPER_ARM.lean)])
      })
    }, [0, 0, -UPPER_ARM.lean])
  })
}

/** Forearm growing along +y from the elbow, wrist, gripper plate with suction cups and the brush roller. */
function forearm(kit: Kit): void {
  const end = FOREARM.length
  kit.cylinder('yellow', [0, -0.16, 0], 0.1, 0.3, { bevel: 0.03, segments: 56 })
  kit.cylinder('motor', [0, -0.26, 0], 0.07, 0.12, { bevel: 0.012, segments: 40 })
  kit.lathe(
    'yellow',
    [0, 0.1, 0],
    [
      [0.08, 0],
      [0.085, 0.03],
      [0.06, end - 0.1],
      [0, end - 0.1],
    ],
    { segments: 48 },
  )
  kit.cylinder('plinth', [0, end - 0.02, -0.075], 0.06, 0.15, { axis: 'z', bevel: 0.01, segments: 40 })
  kit.cylinder('yellow', [0, end, 0], 0.045, 0.12, { bevel: 0.008, segments: 40 })
  kit.cylinder('zinc', [0, end + 0.11, 0], 0.06, 0.02, { segments: 40 })
  kit.hose(
    'hose',
    [
      [-0.09, 0, 0.09],
      [-0.14, 0.2, 0.1],
      [-0.12, 0.45, 0.08],
      [-0.05, end + 0.1, 0.05],
    ],
    0.016,
  )
  kit.at([0, end + 0.14, 0], () => {
    kit.box('aluminium', [0, -0.012, 0], [0.34, 0.024, 0.34], 0.004)
    for (const x of [-0.12, 0, 0.12])
      for (const z of [-0.12, 0, 0.12]) {
        kit.cylinder('zinc', [x, 0.01, z], 0.008, 0.06, { segments: 20 })
        kit.lathe(
          'siliconeBlue',
          [x, 0.06, z],
          [
            [0.01, 0],
            [0.028, 0.03],
            [0, 0.03],
          ],
          { segments: 28 },
        )
        kit.ring('rubber', [x, 0.104, z], 0.042, 0.013, 'y', 36)
      }
    strut(kit, [0.16, 0, 0], [0.2, -0.12, 0], 0.012)
    kit.cylinder('belt', [0.24, -0.1, -0.17], 0.05, 0.34, { axis: 'z', segments: 40 })
    for (const z of SIDES) kit.box('zinc', [0.2, -0.11, z * 0.18], [0.12, 0.03, 0.012], 0.003)
    kit.box('zinc', [0.15, -0.112, 0], [0.03, 0.034, 0.36], 0.003)
  })
}
