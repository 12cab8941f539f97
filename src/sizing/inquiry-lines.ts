import type { MachineKey } from '../../content/registry/machines.ts'
import type { PageData } from '../rendering/page-data.ts'
import { createSizingFormat } from './format.ts'
import { parseSizingQuery } from './rules/parse-query.ts'
import type { Press } from './rules/press-models.ts'
import { type Auxiliary, lineFor } from './rules/production-line.ts'
import { sizeMachines } from './rules/size-machines.ts'

/**
 * The sizing of a URL as lines of an inquiry in the page's language: presses, the line around them, part, production. Empty
 * if it has no answer. `model=` names the press; without it, it is the first that fits, on a machine page of that machine.
 */
export function sizingLines(page: PageData, presses: Press[], auxiliaries: Auxiliary[], key?: MachineKey): string {
  const { t, lang, url } = page
  const { question, units } = parseSizingQuery(url.searchParams)
  if (!question) return ''
  const format = createSizingFormat(page, units)
  const answer = sizeMachines(question, presses)
  const model = url.searchParams.get('model')
  const candidates = answer.fitting.filter(({ press }) => !key || press.key === key)
  const press = candidates.find(({ press }) => press.model === model) ?? candidates[0]
  const label = (label: string, value: string) => t('nav.labeled', { label, value })
  const line = (name: string, facts: (string | false | undefined)[]) =>
    label(name, facts.filter(Boolean).join(separators[lang] ?? '; '))
  /** "2 × VF-300": a model with its number, as an inquiry names it. */
  const numbered = (model: string, count: number) => `${format.count(count)}\u00a0×\u00a0${model}`

  const { outline, area, assumed, thickness, material, inserts, vacuum, yearly, cavities, shifts } = question
  const { diameter, inner, length = 0, width = 0 }: Partial<Record<string, number>> = outline
  const part = line(t('sizing.part'), [
    t(`sizing.material.${material}`),
    assumed !== 'circle' &&
      (diameter === undefined ? format.size([length, width]) : `⌀\u00a0${format.length(diameter)}`),
    inner !== undefined && label(t('sizing.inner'), format.length(inner)),
    area !== undefined && label(t('sizing.area'), format.area(area)),
    label(t('sizing.thickness'), format.length(thickness)),
    `${answer.weightEstimated ? '≈\u00a0' : ''}${format.weight(answer.weight)}`,
    inserts && t('sizing.inserts'),
    vacuum === 'yes' && t('sizing.vacuum'),
  ])
  const production = line(t('sizing.production'), [
    yearly !== undefined && label(t('sizing.yearly'), format.count(yearly)),
    cavities !== undefined && label(t('sizing.cavities'), format.count(cavities)),
    label(t('sizing.shifts'), format.count(shifts)),
  ])
  if (!press) return `${part}\n${production}`
  const { clamp, cycle, perHour } = press
  const force = t('sizing.clampOf', { clamp: format.clamp(clamp), available: format.clamp(press.press.clamp) })
  const chosen = line(numbered(press.press.model, press.machines), [
    t(`sizing.process.${press.press.process}`),
    t('sizing.otherOutput', { cavities: format.cavities(press), perHour: format.span(perHour) }),
    label(t('sizing.clampNeeded'), force),
    label(t('sizing.figure.cycle'), format.seconds(cycle.total)),
  ])
  const { machines } = lineFor(press, auxiliaries)
  const around = machines.map(({ model, count }) => numbered(model, count))
  return [chosen, ...(around.length > 0 ? [line(t('sizing.line'), around)] : []), part, production].join('\n')
}

const separators: Partial<Record<PageData['lang'], string>> = { zh: '；', ar: '؛ ' }
