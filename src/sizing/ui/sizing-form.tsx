import { formatNumber, withUnit } from '../../../client/shared/number-format.ts'
import type { MessageKey } from '../../../content/schema/messages.ts'
import { convert, type UnitSystem } from '../../i18n/units.ts'
import { CachedFragment, slot } from '../../rendering/fragment-cache.tsx'
import type { SharedPageData } from '../../rendering/page-data.ts'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { LanguageField, QueryField, SubmitButton } from '../../ui/form/query-fields.tsx'
import {
  defaults,
  fields,
  type ParsedSizingQuery,
  type SizingField,
  type SizingProblem,
  sizingFields,
} from '../rules/parse-query.ts'
import { headingId } from './links.ts'

const fieldUnits: Partial<Record<string, Record<UnitSystem, MessageKey>>> = {
  length: { metric: 'unit.mm', imperial: 'unit.in' },
  area: { metric: 'unit.cm2', imperial: 'unit.in2' },
  weight: { metric: 'unit.g', imperial: 'unit.oz' },
}

type Group = 'part' | 'production' | 'more'

const fieldsOf = (group: Group): SizingField[] => sizingFields.filter((field) => fields[field].group === group)

/** The fields of a part; sent by GET, so that an answer has a URL. Each wrong field has its message. */
export function SizingForm({ read }: { read: ParsedSizingQuery }) {
  const { t, url } = usePageData()
  const isPlain = (name: SizingField) => [null, '', fields[name].choices?.[0]?.[0]].includes(url.searchParams.get(name))
  const isOpen = fieldsOf('more').some((name) => read.problems[name] || !isPlain(name))
  return (
    <form
      className="sizing-form"
      id={Object.keys(read.problems).length > 0 ? headingId : undefined}
      action={`${paths.machines}#${headingId}`}
    >
      <LanguageField />
      <FieldGroup group="part" read={read} query={url.searchParams} />
      <FieldGroup group="production" read={read} query={url.searchParams} />
      <details className="sizing-form__more" open={isOpen}>
        <summary>
          {t('sizing.more')} <span className="chevron" />
        </summary>
        <FieldGroup group="more" read={read} query={url.searchParams} />
      </details>
      <SubmitButton className="button form__submit" text={t('sizing.submit')} />
    </form>
  )
}

/**
 * Typed numbers are slots, so that all questions with the same choices share the HTML of a group. A group with a wrong field
 * is not cached, because visitors could fill the cache with combinations of problems.
 */
function FieldGroup({ group, read, query }: { group: Group; read: ParsedSizingQuery; query: URLSearchParams }) {
  const { units, problems } = read
  const names = fieldsOf(group)
  const typed = Object.fromEntries(names.map((field) => [field, query.get(field) ?? '']))
  const chosen = Object.fromEntries(
    names.flatMap((field) => {
      const { choices = [] } = fields[field]
      const asked = typed[field]?.trim().toLowerCase()
      const [choice] = choices.find(([choice]) => choice === asked) ?? choices[0] ?? []
      return choice ? [[field, choice]] : []
    }),
  )
  const props = { group, units, values: chosen }
  if (names.some((field) => problems[field])) {
    return (
      <fieldset>
        <GroupFields {...props} values={{ ...typed, ...chosen }} problems={problems} />
      </fieldset>
    )
  }
  return <CachedFragment name="sizing-fields" as="fieldset" slots={typed} component={GroupFields} props={props} />
}

type GroupProps = {
  group: Group
  units: UnitSystem
  values: Partial<Record<string, string>>
  problems?: ParsedSizingQuery['problems']
}

/** The script updates hints and problems as well (client/islands/sizing/sizing-island.ts). */
function GroupFields({ group, units, values, problems = {} }: GroupProps) {
  const page = useSharedData()
  const { t } = page
  return (
    <>
      {group !== 'more' && <legend>{t(`sizing.${group}`)}</legend>}
      {fieldsOf(group).map((field) => {
        const { choices, kind = 'count', hint } = fields[field]
        const unit = fieldUnits[kind]?.[units]
        const label = t(`sizing.${field}`)
        const problem = problems[field]
        return (
          <QueryField
            key={field}
            id={`sizing-${field}`}
            name={field}
            label={unit ? t('form.labelWithUnit', { label, unit: t(unit) }) : label}
            hint={hint ? t(hint) : defaultHint(field, units, page)}
            error={problem && t('nav.labeled', { label, value: formatProblem(problem, page) })}
            className={`sizing-form__field sizing-form__field--${field}`}
            defaultValue={values[field] ?? slot(field)}
            // With a blank placeholder the print style sheet recognizes empty fields and hides them.
            {...(!choices && ({ inputMode: 'decimal', placeholder: '\u00a0' } as const))}
          >
            {choices?.map(([choice, text]) => (
              <option key={choice} value={choice}>
                {text ? t(text) : choice}
              </option>
            ))}
          </QueryField>
        )
      })}
    </>
  )
}

function defaultHint(field: SizingField, units: UnitSystem, { t, lang }: SharedPageData): string | undefined {
  if (field === 'yearly') return t('sizing.ifEmpty', { value: formatNumber(defaults.yearly, lang) })
  if (field !== 'thickness') return undefined
  const { value, unit } = convert(defaults.thickness, 'mm', units)
  const wall = formatNumber(Number(value.toPrecision(2)), lang)
  return t('sizing.ifEmptyWall', { value: withUnit(wall, t(`unit.${unit}`)) })
}

/** The limits are rounded inwards, so that the named ones are accepted. */
function formatProblem(problem: SizingProblem, { t, lang }: SharedPageData): string {
  if (problem.kind !== 'range') return t(`sizing.problem.${problem.kind}`)
  const round = (value: number, to: (value: number) => number) =>
    formatNumber(value < 100 ? to(value * 100) / 100 : to(value), lang)
  return t('sizing.problem.range', { low: round(problem.from, Math.ceil), high: round(problem.to, Math.floor) })
}
