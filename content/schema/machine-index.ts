import * as v from 'valibot'
import type { Lang } from '../registry/languages.ts'
import { type MachineKey, machineKeys, machinePicture } from '../registry/machines.ts'
import { type MachineFiles, pictureName } from './machine.ts'
import { rowOf, specRow } from './spec-table.ts'
import { text } from './values.ts'

/** Number of key figures of a machine: the first rows of its table, and how many of them its card shows. */
export const figureCount = 4
export const cardFigureCount = 2

/** index/<lang>.json: data of every machine for menus, cards and breadcrumbs, generated from its documents. */
const entry = v.strictObject({
  title: text,
  promise: v.string(),
  figures: v.array(specRow),
  /** Parallelism of the platens at full force, in mm. */
  parallelism: v.optional(rowOf(['parallelism'])),
  picture: pictureName,
})
export const indexDocument = v.record(v.string(), entry)
const url = v.pipe(v.string(), v.url())

/** The public form of the index in /data/machines/<lang>.json, with the paths of the machine's page and picture. */
export const publicIndex = v.record(v.string(), v.strictObject({ ...entry.entries, page: url, image: v.optional(url) }))

export type MachineIndex = Record<MachineKey, v.InferOutput<typeof entry>>

/** The index of one language; for a machine without a document in the language, English is used. */
export function buildMachineIndex(lang: Lang, machines: Record<MachineKey, MachineFiles>): MachineIndex {
  const entries = machineKeys.map((key) => {
    const { neutral, texts } = machines[key]
    const { title, promise } = texts[lang] ?? texts.en
    const figures = neutral.specTable?.rows.slice(0, figureCount) ?? []
    const parallelism = neutral.installation?.rows.find(({ label }) => label === 'parallelism')
    return [key, { title, promise, figures, parallelism, picture: neutral.images[0]?.img ?? machinePicture(key) }]
  })
  return Object.fromEntries(entries)
}
