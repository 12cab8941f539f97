import type { MachineKey } from '../../content/registry/machines.ts'
import { amounts, type SizingFormat } from '../i18n/sizing-format.ts'
import type { PageData } from '../rendering/page-data.ts'
import { readQuestion, type SizingQuestion } from './rules/parse-query.ts'
import type { Press } from './rules/press-models.ts'
import { type Answer, sizeMachines } from './rules/size-machines.ts'

/**
 * The sizing that an address asks for, as the lines of an inquiry in the page's language: what the press does, the part,
 * the production. Empty when it asks for none that can be answered. `model=` names the press, else it is the first that fits, on a machine
 * page the first of that machine.
 */
export function sizingLines(page: PageData, presses: Press[], key?: MachineKey): string {
  const { searchParams } = page.url
  const { question, units } = readQuestion(searchParams)
  if (!question) return ''
  const answer = sizeMachines(question, presses)
  const write = amounts(page, units)
  const model = searchParams.get('model')
  const own = answer.fitting.filter(({ press }) => !key || press.key === key)
  const press = own.find(({ press }) => press.model === model) ?? own[0]
  return [
    press && pressLine(page, press, write),
    partLine(page, question, answer, write),
    madeLine(page, question, write),
  ]
    .filter(Boolean)
    .join('\n')
}

function pressLine({ t, lang }: PageData, candidate: Answer['fitting'][number], write: SizingFormat): string {
  const { press, cavities, perHour, clamp, cycle, machines } = candidate
  const facts = [
    t('sizing.otherOutput', { cavities: write.count(cavities), perHour: write.span(perHour) }),
    labelled(
      t,
      t('sizing.clampNeeded'),
      t('sizing.clampOf', { clamp: write.clamp(clamp), available: write.clamp(press.clamp) }),
    ),
    labelled(t, t('sizing.figure.cycle'), write.seconds(cycle.total)),
    ...(machines > 1 ? [t('sizing.machines', { count: machines })] : []),
  ]
  return labelled(t, press.model, list(lang, [t(`sizing.process.${press.process}`), ...facts]))
}

function partLine({ t, lang }: PageData, question: SizingQuestion, answer: Answer, write: SizingFormat): string {
  const { outline, thickness, material, inserts, vacuum } = question
  const size =
    'diameter' in outline ? `⌀\u00a0${write.length(outline.diameter)}` : write.size([outline.length, outline.width])
  const facts = [
    t(`sizing.material.${material}`),
    size,
    labelled(t, t('sizing.thickness'), write.length(thickness)),
    `${answer.weightEstimated ? '≈\u00a0' : ''}${write.weight(answer.weight)}`,
    ...(inserts ? [t('sizing.inserts')] : []),
    ...(vacuum ? [t('sizing.vacuum')] : []),
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
