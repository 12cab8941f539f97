/** Parts punched out of their web: the empty web with its edge lifted at the back left, the free parts beside it. */
import type { Kit } from '../kit/index.ts'
import { curled } from './curl.ts'
import { lay } from './parts.ts'
import { skeleton, WEBS, type Web, webSize } from './webs.ts'

const CURL = { share: 0.3, radius: 0.09 }
/** A cut of the stoppers' web. */
const STOPPERS: Web = { ...WEBS.stopper, columns: 5, rows: 6, pitch: [0.03, 0.03] }

export function build(kit: Kit, variant: 'spoon' | 'stopper' = 'spoon'): void {
  if (variant === 'spoon') {
    emptyWeb(kit, WEBS.spoon)
    kit.part('parts', () => spoons(kit))
  } else {
    emptyWeb(kit, STOPPERS)
    kit.part('parts', () => stoppers(kit))
  }
}

/** Its right edge stands near x = -0.02. */
function emptyWeb(kit: Kit, web: Web): void {
  const [width] = webSize(web)
  kit.part('web', () =>
    kit.at(
      [-0.02 - width / 2, 0.0012, 0],
      () => curled(kit, width * (0.5 - CURL.share), CURL.radius, (flat) => skeleton(flat, web, 0.0004)),
      [0, 6, 0],
      [-1, 1, 1],
    ),
  )
}

function spoons(kit: Kit): void {
  for (let index = 0; index < 8; index++) {
    const column = index % 4
    const row = Math.floor(index / 4)
    lay(
      kit,
      'spoon',
      [0.035 + column * 0.049 + row * 0.008, 0, -0.075 + row * 0.16],
      [0, 0, 0],
      88 - column * 3 + row * 3,
    )
  }
}

/** Some stand as they fell, some on their head, some lie. */
function stoppers(kit: Kit): void {
  const turns = [0, 180, 180, 0, 70, 180, 0] as const
  for (let index = 0; index < 30; index++) {
    const column = index % 5
    const row = Math.floor(index / 5)
    const turn = turns[(index * 3 + row) % turns.length]!
    lay(
      kit,
      'stopper',
      [0.02 + column * 0.03 + 0.005 * Math.sin(index * 2.3), 0, -0.075 + row * 0.031 + 0.005 * Math.sin(index * 4.1)],
      [turn, 0, 0],
      index * 57,
    )
  }
}
