/** The clean lines of a machine's three views, and the few of its small front and top views. */
import type { Box3 } from 'three'
import type { Piece } from '../kit/builder.ts'
import { depthPicture } from './depth.ts'
import { edgesInView, findEdges } from './edges.ts'
import { type Cleaning, cleanLines, type Line, lengthOf, straighten } from './lines.ts'
import { project, type ViewName, viewNames } from './view.ts'

/** Lines of one view and the box of the whole machine in it, millimeters, up is positive. */
export type DrawnView = {
  name: ViewName
  outlines: Line[]
  innerLines: Line[]
  left: number
  right: number
  bottom: number
  top: number
}

const FINE: Cleaning = { grid: 2, shortest: 26, straighten: 1.3 }
const COARSE: Cleaning = { grid: 8, shortest: 100, straighten: 8 }
/** Smallest solid of the small view, meters. */
const COARSE_SMALLEST = 0.17
/** Openings with a shorter outline are not drawn; steps of the pixels are straightened by so much; millimeters. */
const CONTOUR = { fine: 120, coarse: 600, straighten: 2.4 }

export function drawViews(
  pieces: readonly Piece[],
  box: Box3,
): { views: DrawnView[]; small: { front: Line[]; top: Line[] } } {
  const edges = findEdges(pieces)
  const coarse = findEdges(pieces, COARSE_SMALLEST)
  const small: Partial<Record<ViewName, Line[]>> = {}
  const views = viewNames.map((name): DrawnView => {
    const [one, other] = [project[name](box.min), project[name](box.max)]
    const depth = depthPicture(pieces, box, name)
    const contours = depth.contours().filter((line) => lengthOf(line) > CONTOUR.fine)
    small[name] = [
      ...contours.filter((line) => lengthOf(line) > CONTOUR.coarse).map((line) => straighten(line, COARSE.straighten)),
      ...cleanLines(edgesInView(coarse, name), depth, COARSE, 'both'),
    ]
    const visible = edgesInView(edges, name)
    return {
      name,
      outlines: [
        ...contours.map((line) => straighten(line, CONTOUR.straighten)),
        ...cleanLines(visible, depth, FINE, 'outline'),
      ],
      innerLines: cleanLines(visible, depth, FINE, 'inner'),
      left: Math.min(one[0], other[0]),
      right: Math.max(one[0], other[0]),
      bottom: Math.min(one[1], other[1]),
      top: Math.max(one[1], other[1]),
    }
  })
  return { views, small: { front: small.front ?? [], top: small.top ?? [] } }
}
