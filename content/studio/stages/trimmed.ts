/** Parts punched out of their web: on a bench the empty web with its edge lifted at the back left, beside it a tray of free parts. */
import { type Kit, SIDES } from '../kit/index.ts'
import { curled } from './curl.ts'
import { lay } from './parts.ts'
import { settled, TRAY } from './settled.ts'
import { skeleton, WEBS, type Web, webSize } from './webs.ts'

/** Trays for the parts, meters: middle and inside. */
const TRAYS = {
  spoon: { x: 0.127, z: 0.005, width: 0.24, depth: 0.35 },
  stopper: { x: 0.086, z: 0.002, ...TRAY },
}
const TRAY_FLOOR = 0.003
const CURL = { share: 0.3, radius: 0.09 }
/** A cut of the stoppers' web. */
const STOPPERS: Web = { ...WEBS.stopper, columns: 5, rows: 6, pitch: [0.03, 0.03] }

export function build(kit: Kit, variant: 'spoon' | 'stopper' = 'spoon'): void {
  const { width } = TRAYS[variant]
  kit.part('bench', () => kit.box('stainless', [0, -0.0421, 0], [width * 4.2, 0.04, width * 3.9], 0.004))
  kit.part('tray', () => tray(kit, TRAYS[variant]))
  if (variant === 'spoon') {
    emptyWeb(kit, WEBS.spoon)
    kit.part('parts', () => spoons(kit))
  } else {
    emptyWeb(kit, STOPPERS)
    const { x, z } = TRAYS.stopper
    kit.part('parts', () => kit.at([x, TRAY_FLOOR, z], () => settled(kit, 'tray-stopper')))
  }
}

/** White tray with a rim. */
function tray(kit: Kit, { x, z, width, depth }: (typeof TRAYS)['spoon']): void {
  kit.box('white', [x, -0.0005, z], [width + 0.008, TRAY_FLOOR, depth + 0.008], 0.001)
  for (const side of SIDES) {
    kit.box('white', [x + (side * (width + 0.005)) / 2, 0, z], [0.005, 0.028, depth + 0.012], 0.0015)
    kit.box('white', [x, 0.0003, z + (side * (depth + 0.005)) / 2], [width + 0.002, 0.0275, 0.005], 0.0015)
  }
}

/** Its right edge is near x = -0.02. */
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
      [0.043 + column * 0.052 + row * 0.006, TRAY_FLOOR, -0.08 + row * 0.165 + 0.008 * Math.sin(index * 2.7)],
      [0, 0, 0],
      90 + 7 * Math.sin(index * 2.3),
    )
  }
}
