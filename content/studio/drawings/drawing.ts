/** Makes one machine's layout drawing: its files and their manifest entry. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Vector3 } from 'three'
import type { MachineKey } from '../../registry/machines.ts'
import type { LayoutDrawing } from '../../schema/layout-drawing.ts'
import { buildMachine } from '../web/machine.ts'
import { subjectOf } from '../web/subjects/subjects.ts'
import { toDxf } from './dxf.ts'
import { tens } from './marks.ts'
import { layOut, SERVICE } from './sheet.ts'
import { smallSvg, toSvg } from './svg.ts'
import { drawingNumber, revision } from './title-block.ts'
import { drawViews } from './views.ts'

export type MadeDrawing = { entry: LayoutDrawing; files: Record<string, string> }

/** The output is deterministic: one machine always gives identical files. */
export async function makeDrawing(key: MachineKey): Promise<MadeDrawing> {
  const { layout } = subjectOf(key)
  const { kit, box } = await buildMachine(key)
  const { views, small } = drawViews(kit.pieces, box)
  const sheet = layOut(kit.pieces, box, views, layout)
  const [length, height, width] = box
    .getSize(new Vector3())
    .toArray()
    .map((meters) => tens(meters * 1000)) as [number, number, number]
  const files: Record<string, string> = {}
  const addFile = (name: string, ending: string, text: string): { file: string; bytes: number } => {
    const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
    files[file] = text
    return { file, bytes: Buffer.byteLength(text) }
  }
  const [rowWidth, rowHeight, rowDepth] = [box.max.x - box.min.x, box.max.y, box.max.z - box.min.z].map((meters) =>
    Math.round(meters * 1000),
  ) as [number, number, number]
  const left = box.min.x * 1000
  const service = Object.fromEntries(
    Object.entries({ ...SERVICE, ...layout.service }).map(([side, meters]) => [side, Math.round(meters * 1000)]),
  ) as LayoutDrawing['service']
  return {
    files,
    entry: {
      model: layout.model,
      schematicFor: models(key).filter((model) => model !== layout.model),
      svg: addFile(layout.model, 'svg', toSvg(sheet)),
      dxf: addFile(layout.model, 'dxf', toDxf(sheet)),
      row: {
        ...addFile(`${layout.model}-row`, 'svg', smallSvg(small.front, left, rowHeight, rowWidth, rowHeight)),
        width: rowWidth,
        height: rowHeight,
      },
      top: {
        ...addFile(`${layout.model}-top`, 'svg', smallSvg(small.top, left, -box.min.z * 1000, rowWidth, rowDepth)),
        width: rowWidth,
        height: rowDepth,
      },
      number: drawingNumber(layout.model),
      revision,
      scale: sheet.scale,
      sheet: { width: Math.round(sheet.right - sheet.left), height: Math.round(sheet.top - sheet.bottom) },
      views: sheet.views,
      size: [length, width, height],
      workingHeight: Math.round(layout.workingHeight * 1000),
      ...(layout.step ? { step: Math.round(layout.step * 1000) } : {}),
      service,
      liftingHeight: sheet.liftingHeight,
      connections: sheet.connections,
    },
  }
}

/** Models of a machine's specification table. */
function models(key: MachineKey): string[] {
  const file = new URL(`../../machines/${key}/neutral.json`, import.meta.url)
  const neutral = JSON.parse(readFileSync(file, 'utf8')) as { specTable?: { models: string[] } }
  return neutral.specTable?.models ?? []
}
