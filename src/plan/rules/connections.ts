import type { ConnectionKind } from '../../../content/registry/connection-symbols.ts'
import { layoutDrawings } from '../../machines/media.ts'
import type { PlacedMachine } from './arrange.ts'

/** Connections of a placed machine in the hall, mm; those of models that are not drawn are scaled with the footprint. */
export function connectionsInHall(machine: PlacedMachine): { kind: ConnectionKind; x: number; y: number }[] {
  const { model, x, y, width, depth, wall } = machine
  const drawing = layoutDrawings[model.key]
  if (!drawing) return []
  const [drawnWidth, drawnDepth] = drawing.size
  return drawing.connections.map(({ kind, ...point }) => {
    // Coordinates count from the front left corner; at the upper wall the front is the lower side.
    const along = (point.x / drawnWidth) * width
    const back = depth - (point.y / drawnDepth) * depth
    return wall === 'upper' ? { kind, x: x + along, y: y + back } : { kind, x: x + width - along, y: y + depth - back }
  })
}
