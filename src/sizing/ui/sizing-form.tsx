import { formatNumber, withUnit } from '../../../client/shared/number-format.ts'
import type { MessageKey } from '../../../content/schema/messages.ts'
import { CachedFragment, slot } from '../../rendering/fragment-cache.tsx'
import type { SharedPageData } from '../../rendering/page-data.ts'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { LanguageField } from '../../ui/form/lang-field.tsx'
import { materials, moldingProcesses } from '../rules/compounds.ts'
import {
  defaults,
  type ParsedSizingQuery,
  type SizingField,
  type SizingProblem,
  type SizingUnits,
} from '../rules/parse-query.ts'
import { headingId } from './links.ts'

const groups = {
  part: ['material', 'length', 'width', 'diameter', 'inner', 'area', 'thickness', 'weight', 'inserts'],
  production: ['yearly', 'cavities', 'shifts', 'process', 'vacuum', 'units'],
} as const satisfies Record<string, SizingField[]>

type Choices = [value: string, text?: MessageKey][]

const compounds = ['nbr' as const, ...materials.filter((name) => name !== 'nbr')]
const yesNo: Choices = [
  ['no', 'sizing.no'],
  ['yes', 'sizing.yes'],
]

/** Options of each select, numbers without a text; the first is the default. The other fields are numbers. */
const choices: Partial<Record<SizingField, Choices>> = {
  material: compounds.map((name) => [name, `sizing.material.${name}`]),
  inserts: yesNo,
  shifts: [['2'], ['1'], ['3']],
  process: (['advise', ...moldingProcesses] as const).map((name) => [name, `sizing.process.${name}`]),
  vacuum: [['advise', 'sizing.process.advise'], ...yesNo],
  units: [
    ['metric', 'sizing.metric'],
    ['imperial', 'sizing.imperial'],
  ],
}

const length = { metric: 'unit.mm', imperial: 'unit.in' } as const
const fieldUnits: Partial<Record<SizingField, Record<SizingUnits, MessageKey>>> = {
  length,
  width: length,
  diameter: length,
  inner: length,
  thickness: length,
  area: { metric: 'unit.cm2', imperial: 'unit.in2' },
  weight: { metric: 'unit.g', imperial: 'sizing.unit.oz' },
}

const hints: Partial<Record<SizingField, MessageKey>> = {
  diameter: 'sizing.diameterHint',
  inner: 'sizing.innerHint',
  area: 'sizing.areaHint',
  weight: 'sizing.weightHint',
  cavities: 'sizing.cavitiesHint',
}

/** The fields of a part; sent by GET, so that an answer has a URL. Each wrong field has its message. */
export function SizingForm({ read }: { read: ParsedSizingQuery }) {
  const { t, url } = usePageData()
  return (
    <form
      className="sizing-form"
      id={Object.keys(read.problems).length > 0 ? headingId : undefined}
      action={`${paths.machines}#${headingId}`}
    >
      <LanguageField />
      {(['part', 'production'] as const).map((group) => (
        <FieldGroup key={group} group={group} read={read} url={url} />
      ))}
      <button className="button form__submit" type="submit">
        {t('sizing.submit')} <span className="arrow" />
      </button>
    </form>
  )
}

type Group = keyof typeof groups

/** Typed numbers are slots, so that all questions without a problem share the HTML of a group. */
function FieldGroup({ group, read, url }: { group: Group; read: ParsedSizingQuery; url: URL }) {
  const { units, problems } = read
  const typed = Object.fromEntries(groups[group].map((field) => [field, url.searchParams.get(field) ?? '']))
  const chosen = Object.fromEntries(
    groups[group].flatMap((field) => {
      const asked = typed[field]?.trim().toLowerCase()
      const [choice] = choices[field]?.find(([choice]) => choice === asked) ?? choices[field]?.[0] ?? []
      return choice ? [[field, choice]] : []
    }),
  )
  const isWrong = groups[group].some((field) => problems[field])
  return (
    <CachedFragment name="sizing-fields" as="fieldset" cache={!isWrong} slots={typed}>
      <Fields group={group} units={units} chosen={chosen} {...(isWrong && { problems, typed })} />
    </CachedFragment>
  )
}

type FieldsProps = {
  group: Group
  units: SizingUnits
  chosen: Record<string, string>
  problems?: ParsedSizingQuery['problems']
  typed?: Record<string, string>
}

function Fields({ group, units, chosen, problems = {}, typed = {} }: FieldsProps) {
  const { t } = useSharedData()
  return (
    <>
      <legend>{t(`sizing.${group}`)}</legend>
      {groups[group].map((field) => (
        <Field
          key={field}
          field={field}
          units={units}
          value={chosen[field] ?? typed[field] ?? slot(field)}
          problem={problems[field]}
        />
      ))}
    </>
  )
}

type FieldProps = { field: SizingField; units: SizingUnits; value: string; problem: SizingProblem | undefined }

/** Label, input or select, and the hint or the problem below it, which client/islands/sizing/sizing-island.ts updates. */
function Field({ field, units, value, problem }: FieldProps) {
  const page = useSharedData()
  const { t } = page
  const id = `sizing-${field}`
  const label = t(`sizing.${field}`)
  const unit = fieldUnits[field]?.[units]
  const hint = formatHint(field, units, page)
  const attributes = {
    id,
    name: field,
    defaultValue: value,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? `${id}-error` : hint ? `${id}-hint` : undefined,
  }
  return (
    <div className={`form__field sizing-form__field sizing-form__field--${field}`}>
      <label htmlFor={id}>{unit ? t('form.labelWithUnit', { label, unit: t(unit) }) : label}</label>
      {choices[field] ? (
        <select {...attributes} className="form__input form__select">
          {choices[field].map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text ? t(text) : choice}
            </option>
          ))}
        </select>
      ) : (
        // The blank placeholder lets the style sheet of paper leave empty fields out.
        <input
          {...attributes}
          className="form__input"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          placeholder={'\u00a0'}
        />
      )}
      {problem ? (
        <p className="form__message" id={`${id}-error`}>
          {t('nav.labelled', { label, value: formatProblem(problem, page) })}
        </p>
      ) : (
        hint && (
          <p className={field === 'diameter' ? 'hidden' : 'form__hint'} id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

function formatHint(field: SizingField, units: SizingUnits, { t, lang }: SharedPageData): string | undefined {
  if (field === 'yearly') return t('sizing.ifEmpty', { value: formatNumber(defaults.yearly, lang) })
  if (field === 'thickness') {
    const wall = formatNumber(units === 'imperial' ? 0.16 : defaults.thickness, lang)
    return t('sizing.ifEmpty', { value: withUnit(wall, t(length[units])) })
  }
  const hint = hints[field]
  return hint && t(hint)
}

/** The limits are rounded inwards, so that the named ones are accepted. */
function formatProblem(problem: SizingProblem, { t, lang }: SharedPageData): string {
  if (problem.kind !== 'range') return t(`sizing.problem.${problem.kind}`)
  const round = (value: number, to: (value: number) => number) =>
    formatNumber(value < 1 ? to(value * 100) / 100 : to(value), lang)
  return t('sizing.problem.range', { low: round(problem.from, Math.ceil), high: round(problem.to, Math.floor) })
}
