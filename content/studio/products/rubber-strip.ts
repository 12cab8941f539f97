/** Rubber strip for injection machines, 50 x 9 mm: folded to and fro, and a coil. */
import type { Kit } from '../kit/index.ts'
import { coil, folded } from './rolled.ts'
import { inMillimeters, rest } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([0, 0, -40], () => {
      for (const [index, layers] of [8, 7, 6].entries())
        kit.at([index * 6, 0, (index - 1) * 53], () => kit.add('rubber', folded(300, 50, 9, layers)))
    }, [0, 14, 0])
    rest(kit, { at: [92, 132], turn: [-90, 0, 0], yaw: 30 }, (part) => part.add('rubber', coil(50, 9, 18, 4.6)))
  })
}
