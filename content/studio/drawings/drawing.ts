/** Makes one machine's layout drawing: its files and their manifest entry. */
import { readFileSync } from 'node:fs'
import { Vector3 } from 'three'
import messages from '../../messages/en.json' with { type: 'json' }
import units from '../../registry/labels.json' with { type: 'json' }
import type { MachineKey } from '../../registry/machines.ts'
import type { LayoutDrawing } from '../../schema/layout-drawing.ts'
import type { NeutralDocument } from '../../schema/machine.ts'
import { buildMachine } from '../web/machine.ts'
import { hashOf } from '../web/manifest.ts'
import { subjectOf } from '../web/subjects/subjects.ts'
import { toDxf } from './dxf.ts'
import { extent, tens } from './marks.ts'
import { doorSwings } from './planner-marks.ts'
import { layOut, type PlannerData } from './sheet.ts'
import { smallSvg, toSvg } from './svg.ts'
import { drawingNumber, revision } from './title-block.ts'
import { drawViews } from './views.ts'

export type MadeDrawing = { entry: LayoutDrawing; files: Record<string, string> }

/** The output is deterministic: one machine always gives identical files. */
export async function makeDrawing(key: MachineKey): Promise<MadeDrawing> {
  const { layout } = subjectOf(key)
  const { kit, box } = await buildMachine(key)
  const { views, small } = drawViews(kit.pieces, box)
  const { models, ...data } = tableOf(key, layout.model)
  const sheet = layOut(kit.pieces, box, views, layout, data)
  const { x: length, y: height, z: width } = box.getSize(new Vector3()).multiplyScalar(1000)
  const files: Record<string, string> = {}
  const addFile = (name: string, ending: string, text: string): { file: string; bytes: number } => {
    const file = `${name}-${hashOf(text)}.${ending}`
    files[file] = text
    return { file, bytes: Buffer.byteLength(text) }
  }
  const [left, back] = [box.min.x * 1000, -box.min.z * 1000]
  const row = { width: Math.round(length), height: Math.round(box.max.y * 1000) }
  const top = { width: row.width, height: Math.round(width) }
  const doors = doorSwings(kit.pieces, 0).map(extent)
  // A small view ends at the box: a door that swings beyond it is left out.
  const isInside = doors.flat().every(([, up]) => up >= back - top.height && up <= back)
  return {
    files,
    entry: {
      model: layout.model,
      schematicFor: models.filter((model) => model !== layout.model),
      svg: addFile(layout.model, 'svg', toSvg(sheet)),
      dxf: addFile(layout.model, 'dxf', toDxf(sheet)),
      row: { ...addFile(`${layout.model}-row`, 'svg', smallSvg(small.front, [], left, row.height, row)), ...row },
      top: {
        ...addFile(`${layout.model}-top`, 'svg', smallSvg(small.top, isInside ? doors : [], left, back, top)),
        ...top,
      },
      number: drawingNumber(layout.model),
      revision,
      scale: sheet.scale,
      sheet: { width: Math.round(sheet.right - sheet.left), height: Math.round(sheet.top - sheet.bottom) },
      views: sheet.views,
      size: [tens(length), tens(width), tens(height)],
      workingHeight: Math.round(layout.workingHeight * 1000),
      ...(layout.step ? { step: Math.round(layout.step * 1000) } : {}),
      service: sheet.service,
      liftingHeight: sheet.liftingHeight,
      connections: sheet.connections,
    },
  }
}

/** Rows of the installation data for each connection. */
const DEMAND = { power: ['connectedLoad'], water: ['coolingWater', 'waterConnection'], air: ['compressedAir'] } as const

const unitTexts: Record<string, string> = messages

/** The models of a machine's specification table, and data of one of them. */
function tableOf(key: MachineKey, model: string): { models: string[] } & PlannerData {
  const file = new URL(`../../machines/${key}/neutral.json`, import.meta.url)
  const { specTable, installation } = JSON.parse(readFileSync(file, 'utf8')) as NeutralDocument
  const models = specTable?.models ?? []
  const column = models.indexOf(model)
  const demand = Object.entries(DEMAND).map(([kind, labels]) => {
    const values = labels.flatMap((label) => {
      const value = installation?.rows.find((row) => row.label === label)?.values[column]
      return value === undefined ? [] : `${value} ${unitTexts[`unit.${units.installation[label]}`] ?? ''}`.trim()
    })
    return [kind, values.join(', ')]
  })
  const mass = specTable?.rows.find(({ label }) => label === 'netWeight')?.values[column]
  if (typeof mass !== 'number') throw new Error(`${key}: the specification table has no net weight of ${model}`)
  return { models, demand: Object.fromEntries(demand), mass: `${mass} kg` }
}
