/** Writes a sheet as DXF in millimeters, one named layer per kind of line. */
import { createRequire } from 'node:module'
import Drawing from 'dxf-writer'
import { type Layer, layers } from './marks.ts'
import type { Sheet } from './sheet.ts'

/** The library counts handles across all drawings of a process; resetting makes each file reproducible. */
const numbering = createRequire(import.meta.url)('dxf-writer/src/Handle.js') as { seed: number }

/** AutoCAD's color numbers (7 black or white, 5 blue, 8 gray, 1 red) and line types. */
const STYLE: Record<Layer, { color: number; lineType?: 'DASHED' | 'CENTER' | 'PHANTOM' }> = {
  machine: { color: 7 },
  'inner-lines': { color: 8 },
  floor: { color: 7 },
  footprint: { color: 7, lineType: 'PHANTOM' },
  feet: { color: 8, lineType: 'DASHED' },
  doors: { color: 8, lineType: 'DASHED' },
  'center-lines': { color: 8, lineType: 'CENTER' },
  service: { color: 5, lineType: 'DASHED' },
  dimensions: { color: 5 },
  people: { color: 8 },
  connections: { color: 1 },
  title: { color: 7 },
}

export function toDxf(sheet: Sheet): string {
  numbering.seed = 0
  const drawing = new Drawing()
  drawing.setUnits('Millimeters')
  drawing.addLineType('DASHED', '_ _ _', [60, -40])
  drawing.addLineType('CENTER', '____ _ ____', [200, -40, 20, -40])
  drawing.addLineType('PHANTOM', '____ _ _ ____', [200, -40, 20, -40, 20, -40])
  for (const layer of layers) drawing.addLayer(layer, STYLE[layer].color, STYLE[layer].lineType ?? 'CONTINUOUS')
  for (const mark of sheet.marks) {
    drawing.setActiveLayer(mark.layer)
    if (mark.kind === 'line') drawing.drawPolyline(mark.points, false)
    else if (mark.kind === 'circle') drawing.drawCircle(...mark.center, mark.radius)
    else drawing.drawText(...mark.at, mark.height, mark.upright ? 90 : 0, mark.text, mark.align ?? 'center', 'baseline')
  }
  return drawing.toDxfString()
}
