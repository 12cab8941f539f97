import * as v from 'valibot'
import { type MachineKey, machineKeys, machines } from '../../../content/registry/machines.ts'
import type { NeutralDocument } from '../../../content/schema/machine.ts'
import { parseDocument } from '../../../content/schema/parse-document.ts'
import { amount } from '../../../content/schema/values.ts'
import { tableModels } from '../../machines/table-models.ts'
import type { Candidate } from './candidate.ts'
import { isRubber } from './compounds.ts'
import { waste } from './job.ts'
import { extent, isRing } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'
import { countStrokes, isPunched, parsePunch, punchData, punchingPace } from './punching.ts'

const model = { key: v.picklist(machineKeys), model: v.string() }
const flowing = v.object({ ...model, throughput: v.tuple([amount, amount]) })

/** auxiliaries.json: every model that works before or after a press, with its throughput in kg/h, or its punching data. */
export const auxiliaryList = v.array(v.union([flowing, v.object({ ...model, punch: punchData })]))
export type Auxiliary = v.InferOutput<typeof auxiliaryList>[number]

/** A model with its throughput for a part, in kg/h. */
type Paced = v.InferOutput<typeof flowing>

/** A machine of the line for a part: the number of one model, the throughput of each, and its busy share of the time. */
type LineMachine = Paced & { count: number; busy: number }

/** The line around a press, and the steps that none of our machines does. */
export type Line = ReturnType<typeof lineFor>

/** The models of a machine with a throughput of their own, or that punch, from its documents. */
export function collectAuxiliaries(key: MachineKey, document: NeutralDocument): Auxiliary[] {
  const list = tableModels(document).flatMap(({ model, cell }): Auxiliary[] => {
    const punch = key === 'Punching' ? parsePunch(cell) : undefined
    const throughput = cell('throughput') as [number, number] | undefined
    if (punch) return [{ key, model, punch }]
    return throughput ? [{ key, model, throughput }] : []
  })
  return parseDocument(auxiliaryList, list, `content/machines/${key}/neutral.json`)
}

/** Throughput to plan with, in kg/h: post-curing by its long programs, the others by their highest. */
export function plannedThroughput({ key, throughput: [slow, fast] }: Paced): number {
  return key === 'HotDry' ? slow : fast
}

/** Parts of these sizes (mm) tumble in the deflashing drum (its page). */
const deflashed = { smallest: 3, largest: 80 }

/** Longer parts (mm, wall thicknesses) are cured on trays: the drum takes parts up to spoons (its page). */
const tumbled = { largest: 220, walls: 50 }

/** Where more drums than this would be needed, an oven with trays takes their place. */
const maxDrums = 3

/** The drum's table counts on 4 h of post-curing; heating and cooling take an hour more. */
const drumProgram = 4 + 1

/** The machines around a press: of each kind the smallest model that keeps pace, else as many of the largest as needed. */
export function lineFor(candidate: Candidate, all: readonly Auxiliary[]) {
  const { press, job } = candidate
  const { question } = job
  const { material, inserts } = question
  const parts = partsMass(candidate)
  const stock = parts * (1 + waste[press.process])
  const milled = isRubber(material) || material === 'htv'
  const dies = isPunched(candidate) ? punches(candidate, all) : []
  const tumbles = isDeflashed(candidate)
  // Silicone parts are washed before post-curing, butyl parts (stoppers) for the clean room.
  const isWashed = (material === 'htv' || material === 'lsr' || material === 'iir') && !inserts
  const { postCure } = job.compound
  const findModels = (...keys: MachineKey[]) =>
    all
      .filter((model): model is Paced => keys.includes(model.key) && 'throughput' in model)
      .sort((a, b) => plannedThroughput(a) - plannedThroughput(b))
  const cutter = material === 'htv' ? 'SiliconeCutting' : 'RubberCutting'
  const drum = postCure ? pickModel(findModels('HotDry').map(postCuring(postCure)), parts) : undefined
  const trays = postCure !== undefined && (!mayTumble(question) || (drum?.count ?? 0) > maxDrums)
  const steps = [
    milled && pickModel(findModels('OpenMill', 'TwoRollMill'), stock),
    milled && pickModel(findModels(cutter), stock),
    pickModel(dies, parts),
    tumbles && pickModel(findModels('Deflashing'), parts),
    tumbles && pickModel(findModels('Feeder'), parts),
    isWashed && pickModel(findModels('WashingDrying'), parts),
    !trays && drum,
  ]
  return {
    machines: steps.filter((step) => !!step),
    /** Silicone needs its own mill: residues of rubber stop its cure. */
    separateMill: material === 'htv',
    /** The parts are trimmed by hand. */
    byHand: milled && dies.length === 0 && !tumbles,
    /** Only hard silicone is deflashed in the drum (its page). */
    hardSilicone: tumbles && material === 'htv',
    /** The parts are post-cured on trays in an oven: they have inserts, or are too large, too thin or too many to tumble. */
    trays,
    /** Post-curing applies only to peroxide-cured compounds. */
    onlyPeroxide: material === 'epdm' || material === 'hnbr',
    /** The resin of friction material cures completely in 4-8 h at up to 200-220 °C (makers of resins for brake pads). */
    baked: material === 'friction',
  }
}

/** Kilograms of parts that the presses make in an hour at the most. */
export function partsMass({ perHour, machines, job }: Candidate): number {
  return (perHour[1] * machines * job.weight) / 1000
}

/** Share of its throughput that a machine is planned for. */
const maxLoad = 0.9

function pickModel(models: Paced[], needed: number): LineMachine | undefined {
  const chosen =
    models.find((model) => plannedThroughput(model) * maxLoad >= needed) ??
    models.toSorted((a, b) => plannedThroughput(b) - plannedThroughput(a))[0]
  if (!chosen) return undefined
  const count = Math.max(1, Math.ceil(needed / (plannedThroughput(chosen) * maxLoad) - 1e-9))
  return { ...chosen, count, busy: Math.min(1, needed / (count * plannedThroughput(chosen))) }
}

function postCuring(hours: number) {
  return ({ throughput: [slow, fast], ...model }: Paced): Paced => {
    const pace = Math.min(fast, (slow * drumProgram) / (hours + 1))
    return { ...model, throughput: [pace, pace] }
  }
}

/** The punching models that cut the sheet in the fewest strokes, with their pace; none if the parts are too large. */
function punches(candidate: Candidate, all: readonly Auxiliary[]): Paced[] {
  const models = all.filter((model) => 'punch' in model)
  const strokes = models.map(({ punch }) => countStrokes(punch, candidate))
  const fewest = models.filter((_, index) => strokes[index] === Math.min(...strokes, Number.MAX_VALUE))
  return fewest.map(({ key, model, punch }) => {
    const pace = punchingPace(punch, candidate)
    return { key, model, throughput: [pace, pace] }
  })
}

/** Rings and other loose, small parts of rubber are deflashed in the drum; metal inserts must not touch its blades. */
function isDeflashed(candidate: Candidate): boolean {
  const { question, height } = candidate.job
  const { material, inserts } = question
  if (inserts || isPunched(candidate) || material === 'lsr' || material === 'friction') return false
  const [length] = extent(question)
  const small = length >= deflashed.smallest && Math.max(length, height) <= deflashed.largest
  // Silicone: only rings of harder grades are deflashed.
  return small && (isRubber(material) || isRing(question))
}

/** Metal would damage the sealing edges of the other parts. */
function mayTumble(question: SizingQuestion): boolean {
  return !question.inserts && extent(question)[0] <= Math.min(tumbled.largest, tumbled.walls * question.thickness)
}

/** The machines of a line and its press in the order of the process. */
export function lineInProcessOrder({ machines: line }: Line, { press, machines: count }: Candidate) {
  const isBefore = ({ key }: LineMachine) => ['mixing', 'cutting'].includes(machines[key].stage ?? 'molding')
  return [
    ...line.filter(isBefore),
    { key: press.key, model: press.model, count },
    ...line.filter((machine) => !isBefore(machine)),
  ]
}
