import * as v from 'valibot'
import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import { linesOf, type Process, processes } from '../../../content/registry/processes.ts'
import type { NeutralDocument } from '../../../content/schema/machine.ts'
import { type Candidate, waste } from './candidate.ts'
import type { Material } from './compounds.ts'
import { extent } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'
import { isPunched, punchData, punchesOf, punchingPace, strokesOf } from './punching.ts'

const rate = v.pipe(v.number(), v.minValue(0))
const model = { key: v.picklist(machineKeys), model: v.string() }
const flowing = v.object({ ...model, throughput: v.tuple([rate, rate]) })

/** auxiliaries.json: every model that works before or after a press, with its throughput in kg/h, or how it punches. */
export const auxiliaryList = v.array(v.union([flowing, v.object({ ...model, punch: punchData })]))
export type Auxiliary = v.InferOutput<typeof auxiliaryList>[number]

/** A model with its throughput for a part, in kg/h. */
type Paced = v.InferOutput<typeof flowing>

/** A machine of the line for a part: so many of one model, and what each gives. */
export type LineMachine = Paced & { count: number }

/** The models of a machine with a throughput of their own, or that punch, from its documents. */
export function auxiliariesOf(key: MachineKey, document: NeutralDocument): Auxiliary[] {
  const { specTable, installation } = document
  if (key === 'Punching') return punchesOf(document).map((punch) => ({ key, ...punch }))
  const values = installation?.rows.find(({ label }) => label === 'throughput')?.values ?? []
  return (specTable?.models ?? []).flatMap((model, index) => {
    const [low, high] = (values[index] ?? []) as number[]
    return low !== undefined && high !== undefined ? [{ key, model, throughput: [low, high] as [number, number] }] : []
  })
}

/** What a model can be counted on for, in kg/h: post-curing by its long programs, the others by what they reach. */
export function paceOf({ key, throughput: [slow, fast] }: Paced): number {
  return key === 'HotDry' ? slow : fast
}

/** These compounds are post-cured; rubber parts seldom are. */
export function isPostCured(material: Material): boolean {
  return material === 'htv' || material === 'lsr'
}

/** Does the machine before the press handle everything that is molded, flash and runners included? */
const beforePress: readonly MachineKey[] = ['OpenMill', 'TwoRollMill', 'RubberCutting', 'SiliconeCutting']

/** The air column separates what the blades have cut. */
const deflashing: readonly MachineKey[] = ['Deflashing', 'Feeder']

/** Largest part in mm that the deflashing machine takes (its page). */
const largestDeflashed = 80

/** Loose, small parts are deflashed in the drum; metal must not meet the blades. Others are trimmed by hand. */
function isDeflashed(question: SizingQuestion): boolean {
  return !question.inserts && extent(question)[0] <= largestDeflashed
}

/** Either of them makes the sheet: the smaller one that does is named. */
const mills: readonly MachineKey[] = ['OpenMill', 'TwoRollMill']

/**
 * The machines of the press's production line, each in the smallest model that keeps pace with the most that the press
 * (or presses) may make in an hour; where none does, as many of the largest as it takes. `weight` in g.
 */
export function lineFor(
  candidate: Candidate,
  question: SizingQuestion,
  weight: number,
  all: readonly Auxiliary[],
): LineMachine[] {
  const { press, perHour, machines } = candidate
  const { material } = question
  const parts = (perHour[1] * machines * weight) / 1000
  const stages = lineOf(press.key, material)?.stages ?? []
  const groups = stages.flatMap(({ link }) =>
    link.some((key) => mills.includes(key)) ? [mills] : link.map((key) => [cutterFor(key, material)]),
  )
  const known = new Map(groups.map((keys) => [keys.join(), keys]))
  return [...known.values()].flatMap((keys) => {
    if (keys.includes('HotDry') && !isPostCured(material)) return []
    if (keys.includes('Punching') && !isPunched(candidate, question)) return []
    if (deflashing.includes(keys[0] as MachineKey) && !isDeflashed(question)) return []
    const needed = beforePress.includes(keys[0] as MachineKey) ? parts * (1 + waste[press.process]) : parts
    const models = modelsOf(keys, candidate, question, weight, all)
    const chosen = models.find((model) => paceOf(model) >= needed) ?? models.at(-1)
    return chosen ? [{ ...chosen, count: Math.max(1, Math.ceil(needed / paceOf(chosen) - 1e-9)) }] : []
  })
}

/** The models of these machines from small to large; of those that punch the ones that take a sheet whole, if any do. */
function modelsOf(
  keys: readonly MachineKey[],
  candidate: Candidate,
  question: SizingQuestion,
  weight: number,
  all: readonly Auxiliary[],
): Paced[] {
  const models = all.filter(({ key }) => keys.includes(key))
  const punches = models.filter((model) => 'punch' in model)
  if (punches.length === 0) return models.filter((model) => 'throughput' in model).sort((a, b) => paceOf(a) - paceOf(b))
  const whole = punches.filter(({ punch }) => strokesOf(punch, candidate, question) === 1)
  return (whole.length > 0 ? whole : punches).map(({ key, model, punch }) => {
    const pace = punchingPace(punch, candidate, question, weight)
    return { key, model, throughput: [pace, pace] }
  })
}

/** A press's own line; solid silicone that is injected is milled and cut, whichever machine injects it. */
function lineOf(key: MachineKey, material: Material): Process | undefined {
  const [own] = linesOf(key)
  return own?.id === 'liquidSilicone' && material === 'htv' ? processes.find(({ id }) => id === 'solidInjection') : own
}

/** Lines are shown with their usual compound; the cutter follows the part's. */
function cutterFor(key: MachineKey, material: Material): MachineKey {
  const isCutter = key === 'RubberCutting' || key === 'SiliconeCutting'
  return isCutter ? (material === 'htv' ? 'SiliconeCutting' : 'RubberCutting') : key
}
