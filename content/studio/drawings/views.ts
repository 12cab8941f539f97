/** The clean lines of a machine's three views, and the closed outlines of its small front and top views. */
import type { Box3 } from 'three'
import type { Piece } from '../kit/builder.ts'
import { depthPicture } from './depth.ts'
import { drawnSolids, edgesInView, findEdges } from './edges.ts'
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
/** In the small views: smallest solid, meters; shortest outline and by how much it is straightened, millimeters. */
const SMALL = { solid: 0.17, shortest: 300, straighten: 6 }
/** Openings with a shorter outline are not drawn; steps of the pixels are straightened by so much; millimeters. */
const CONTOUR = { shortest: 120, straighten: 2.4 }

export function drawViews(
  pieces: readonly Piece[],
  box: Box3,
): { views: DrawnView[]; small: { front: Line[]; top: Line[] } } {
  const edges = findEdges(pieces)
  const large = drawnSolids(pieces, SMALL.solid)
  const small: Partial<Record<ViewName, Line[]>> = {}
  const views = viewNames.map((name): DrawnView => {
    const [one, other] = [project[name](box.min), project[name](box.max)]
    const depth = depthPicture(pieces, box, name)
    const contours = depth.contours().filter((line) => lengthOf(line) > CONTOUR.shortest)
    small[name] = [...contours, ...depthPicture(large, box, name).solidContours()]
      .filter((line) => lengthOf(line) > SMALL.shortest)
      .map((line) => straighten(line, SMALL.straighten))
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
