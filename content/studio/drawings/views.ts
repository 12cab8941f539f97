/** The clean lines of a machine's three views, and the few of its small front view in a row of machines. */
import type { Box3 } from 'three'
import type { Piece } from '../kit/builder.ts'
import { depthPicture } from './depth.ts'
import { edgesInView, findEdges } from './edges.ts'
import { type Cleaning, cleanLines, type Line } from './lines.ts'
import { project, type ViewName, viewNames } from './view.ts'

/** Lines of one view and the box of the whole machine in it, millimetres, up is positive. */
export type DrawnView = { name: ViewName; lines: Line[]; left: number; right: number; bottom: number; top: number }

const FINE: Cleaning = { grid: 2, shortest: 26, straighten: 1.3 }
const COARSE: Cleaning = { grid: 8, shortest: 100, straighten: 8 }
/** Smallest solid of the small view, metres. */
const COARSE_SMALLEST = 0.17

export function drawViews(pieces: readonly Piece[], box: Box3): { views: DrawnView[]; small: Line[] } {
  const edges = findEdges(pieces)
  const coarse = edgesInView(findEdges(pieces, COARSE_SMALLEST), 'front')
  let small: Line[] = []
  const views = viewNames.map((name): DrawnView => {
    const [one, other] = [project[name](box.min), project[name](box.max)]
    const depth = depthPicture(pieces, box, name)
    if (name === 'front') small = cleanLines(coarse, depth, COARSE)
    return {
      name,
      lines: cleanLines(edgesInView(edges, name), depth, FINE),
      left: Math.min(one[0], other[0]),
      right: Math.max(one[0], other[0]),
      bottom: Math.min(one[1], other[1]),
      top: Math.max(one[1], other[1]),
    }
  })
  return { views, small }
}
