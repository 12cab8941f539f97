/** Makes one machine's layout drawing: its three files and what the manifest says of them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Vector3 } from 'three'
import { connectionKinds } from '../../registry/connection-symbols.ts'
import type { MachineKey } from '../../registry/machines.ts'
import type { LayoutDrawing } from '../../schema/layout-drawing.ts'
import { buildMachine } from '../web/machine.ts'
import { subjectOf } from '../web/subjects/subjects.ts'
import { toDxf } from './dxf.ts'
import { tens } from './marks.ts'
import { layOut, SERVICE } from './sheet.ts'
import { smallSvg, toSvg } from './svg.ts'
import { drawViews } from './views.ts'

export type MadeDrawing = { entry: LayoutDrawing; files: Record<string, string> }

/** The same machine gives the same files. */
export async function makeDrawing(key: MachineKey): Promise<MadeDrawing> {
  const { layout } = subjectOf(key)
  const { kit, box } = await buildMachine(key)
  const { views, small } = drawViews(kit.pieces, box)
  const sheet = layOut(kit.pieces, views, layout)
  const [length, height, width] = box
    .getSize(new Vector3())
    .toArray()
    .map((metres) => tens(metres * 1000)) as [number, number, number]
  const files: Record<string, string> = {}
  const keep = (name: string, ending: string, text: string): { file: string; bytes: number } => {
    const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
    files[file] = text
    return { file, bytes: Buffer.byteLength(text) }
  }
  const top = Math.round(box.max.y * 1000)
  const rowWidth = Math.round((box.max.x - box.min.x) * 1000)
  const service = Object.fromEntries(
    Object.entries({ ...SERVICE, ...layout.service }).map(([side, metres]) => [side, Math.round(metres * 1000)]),
  ) as LayoutDrawing['service']
  return {
    files,
    entry: {
      model: layout.model,
      schematicFor: models(key).filter((model) => model !== layout.model),
      svg: keep(layout.model, 'svg', toSvg(sheet)),
      dxf: keep(layout.model, 'dxf', toDxf(sheet)),
      row: {
        ...keep(`${layout.model}-row`, 'svg', smallSvg(small, box.min.x * 1000, rowWidth, top)),
        width: rowWidth,
        height: top,
      },
      sheet: { width: Math.round(sheet.right - sheet.left), height: Math.round(sheet.top - sheet.bottom) },
      views: sheet.views,
      size: [length, width, height],
      workingHeight: Math.round(layout.workingHeight * 1000),
      ...(layout.step ? { step: Math.round(layout.step * 1000) } : {}),
      service,
      connections: connectionKinds.filter((kind) => layout.connections[kind]),
    },
  }
}

/** Models of a machine's specification table. */
function models(key: MachineKey): string[] {
  const file = new URL(`../../machines/${key}/neutral.json`, import.meta.url)
  const neutral = JSON.parse(readFileSync(file, 'utf8')) as { specTable?: { models: string[] } }
  return neutral.specTable?.models ?? []
}
