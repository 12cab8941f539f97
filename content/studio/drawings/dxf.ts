/** Writes a sheet as DXF in millimetres, one named layer per kind of line; the front view's left end stands at x = its own. */
import { createRequire } from 'node:module'
import Drawing from 'dxf-writer'
import { type Layer, layers } from './marks.ts'
import type { Sheet } from './sheet.ts'

/** The library numbers what it writes through all drawings of a process; each of ours begins anew, so that it is always the same. */
const numbering = createRequire(import.meta.url)('dxf-writer/src/Handle.js') as { seed: number }

/** AutoCAD's colour numbers: 7 black or white, 5 blue, 8 grey, 1 red. */
const COLOUR: Record<Layer, number> = {
  machine: 7,
  'hidden-guide': 7,
  dimensions: 5,
  service: 5,
  people: 8,
  connections: 1,
  scale: 7,
}

export function toDxf(sheet: Sheet): string {
  numbering.seed = 0
  const drawing = new Drawing()
  drawing.setUnits('Millimeters')
  drawing.addLineType('DASHED', '_ _ _', [60, -40])
  for (const layer of layers) drawing.addLayer(layer, COLOUR[layer], layer === 'service' ? 'DASHED' : 'CONTINUOUS')
  for (const mark of sheet.marks) {
    drawing.setActiveLayer(mark.layer)
    if (mark.kind === 'line') drawing.drawPolyline(mark.points, false)
    else if (mark.kind === 'circle') drawing.drawCircle(...mark.centre, mark.radius)
    else drawing.drawText(...mark.at, sheet.figure * 0.8, mark.upright ? 90 : 0, mark.text, 'center', 'baseline')
  }
  return drawing.toDxfString()
}
