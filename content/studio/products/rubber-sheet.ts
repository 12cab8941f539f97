/** Rubber sheets: a roll and two cut sheets, one of them gray. */
import type { Kit } from '../kit/index.ts'
import { coil } from './rolled.ts'
import { inMillimeters, rest } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-60, 0, 70], () => kit.box('rubber', [0, 0, 0], [330, 6, 230], 0.8), [0, 18, 0])
    kit.at([-30, 6.2, 84], () => kit.box('rubberGrey', [0, 0, 0], [280, 6, 190], 0.8), [0, 4, 0])
    kit.at([0, 0, 0], () =>
      rest(kit, { at: [50, -150], turn: [0, 90, 0], yaw: 18 }, (part) => part.add('rubber', coil(380, 6, 26, 5))),
    )
  })
}
