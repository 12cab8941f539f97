import type { MachineKey } from '../../content/registry/machines.ts'
import { amounts, type SizingFormat } from '../i18n/sizing-format.ts'
import type { PageData } from '../rendering/page-data.ts'
import type { Candidate } from './rules/candidate.ts'
import { parseSizingQuery, type SizingQuestion } from './rules/parse-query.ts'
import type { Press } from './rules/press-models.ts'
import { type Auxiliary, type LineMachine, lineFor } from './rules/production-line.ts'
import { type Answer, sizeMachines } from './rules/size-machines.ts'
import { cavityText } from './ui/cavity-text.ts'

/**
 * The sizing that a URL asks for, as the lines of an inquiry in the page's language: the presses with their number,
 * the line around them with the number of each machine, the part, and the production. Empty if the URL asks for none
 * that can be answered. `model=` names the press; without it, it is the first that fits, on a machine page the first of
 * that machine.
 */
export function sizingLines(
  page: PageData,
  presses: readonly Press[],
  auxiliaries: readonly Auxiliary[],
  key?: MachineKey,
): string {
  const { searchParams } = page.url
  const { question, units } = parseSizingQuery(searchParams)
  if (!question) return ''
  const answer = sizeMachines(question, presses)
  const write = amounts(page, units)
  const model = searchParams.get('model')
  const own = answer.fitting.filter(({ press }) => !key || press.key === key)
  const press = own.find(({ press }) => press.model === model) ?? own[0]
  const line = press && lineFor(press, question, answer.weight, auxiliaries).machines
  return [
    press && pressLine(page, press, write),
    line && line.length > 0 && auxiliaryLine(page, line, write),
    partLine(page, question, answer, write),
    madeLine(page, question, write),
  ]
    .filter(Boolean)
    .join('\n')
}

/** "2 × VF-300": a model with its number, as an inquiry names it. */
function numbered(model: string, count: number, write: SizingFormat): string {
  return `${write.count(count)}\u00a0×\u00a0${model}`
}

function pressLine({ t, lang }: PageData, candidate: Candidate, write: SizingFormat): string {
  const { press, perHour, clamp, cycle, machines } = candidate
  const facts = [
    t(`sizing.process.${press.process}`),
    t('sizing.otherOutput', { cavities: cavityText(t, candidate, write), perHour: write.span(perHour) }),
    labelled(
      t,
      t('sizing.clampNeeded'),
      t('sizing.clampOf', { clamp: write.clamp(clamp), available: write.clamp(press.clamp) }),
    ),
    labelled(t, t('sizing.figure.cycle'), write.seconds(cycle.total)),
  ]
  return labelled(t, numbered(press.model, machines, write), list(lang, facts))
}

function auxiliaryLine({ t, lang }: PageData, line: LineMachine[], write: SizingFormat): string {
  const machines = line.map(({ model, count }) => numbered(model, count, write))
  return labelled(t, t('sizing.line'), list(lang, machines))
}

function partLine({ t, lang }: PageData, question: SizingQuestion, answer: Answer, write: SizingFormat): string {
  const { outline, area, compact, thickness, material, inserts, vacuum } = question
  const size =
    'diameter' in outline ? `⌀\u00a0${write.length(outline.diameter)}` : write.size([outline.length, outline.width])
  const inner = 'diameter' in outline ? outline.inner : undefined
  const facts = [
    t(`sizing.material.${material}`),
    ...(compact ? [] : [size]),
    ...(inner === undefined ? [] : [labelled(t, t('sizing.inner'), write.length(inner))]),
    ...(area === undefined ? [] : [labelled(t, t('sizing.area'), write.area(area))]),
    labelled(t, t('sizing.thickness'), write.length(thickness)),
    `${answer.weightEstimated ? '≈\u00a0' : ''}${write.weight(answer.weight)}`,
    ...(inserts ? [t('sizing.inserts')] : []),
    ...(vacuum === 'yes' ? [t('sizing.vacuum')] : []),
  ]
  return labelled(t, t('sizing.part'), list(lang, facts))
}

function madeLine({ t, lang }: PageData, { yearly, cavities, shifts }: SizingQuestion, write: SizingFormat): string {
  const facts = [
    ...(yearly ? [labelled(t, t('sizing.yearly'), write.count(yearly))] : []),
    ...(cavities ? [labelled(t, t('sizing.cavities'), write.count(cavities))] : []),
    labelled(t, t('sizing.shifts'), write.count(shifts)),
  ]
  return labelled(t, t('sizing.production'), list(lang, facts))
}

const separators: Partial<Record<PageData['lang'], string>> = { zh: '；', ar: '؛ ' }

function list(lang: PageData['lang'], facts: string[]): string {
  return facts.join(separators[lang] ?? '; ')
}

function labelled(t: PageData['t'], label: string, value: string): string {
  return t('nav.labelled', { label, value })
}
