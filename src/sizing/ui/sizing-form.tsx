import { formatNumber, withUnit } from '../../../client/shared/number-format.ts'
import type { MessageKey } from '../../../content/schema/messages.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { LanguageField } from '../../ui/form/lang-field.tsx'
import { type Material, materials, moldingProcesses } from '../rules/compounds.ts'
import { defaults, type ParsedSizingQuery, type SizingField } from '../rules/parse-query.ts'
import { headingId } from './anchors.ts'
import { FieldParts, type FieldProps, fieldClass } from './sizing-field.tsx'

/**
 * The fields of a part; sent by GET, so that an answer has a URL. Each wrong field has its message. `compact` asks
 * for the size alone, of a part that is usually of this compound.
 */
export function SizingForm({
  read,
  compact,
}: {
  read: ParsedSizingQuery
  compact?: { material: Material | undefined }
}) {
  const { t, url, lang } = usePageData()
  const { units, problems } = read
  const length = t(units === 'imperial' ? 'unit.in' : 'unit.mm')
  const weight = t(units === 'imperial' ? 'sizing.unit.oz' : 'unit.g')
  const ifEmpty = (usual: string) => t('sizing.ifEmpty', { value: usual })
  const value = (field: SizingField) => url.searchParams.get(field) ?? ''
  const amount = (field: SizingField, more: { unit?: string; hint?: string } = {}) => (
    <CachedFragment
      name="sizing-amount"
      className={fieldClass(field)}
      cache={!problems[field] && !value(field)}
      key={field}
    >
      <Amount field={field} problem={problems[field]} typed={value(field)} {...more} />
    </CachedFragment>
  )
  const choice = (field: ChoiceField, usual = '') => {
    const asked = (value(field) || usual).trim().toLowerCase()
    const [chosen = ''] = choices[field].find(([choice]) => choice === asked) ?? choices[field][0] ?? []
    return (
      <CachedFragment name="sizing-choice" className={fieldClass(field)} cache={!problems[field]} key={field}>
        <Choice field={field} problem={problems[field]} chosen={chosen} />
      </CachedFragment>
    )
  }
  const size = (
    <>
      {amount('length', { unit: length })}
      {amount('width', { unit: length })}
      {amount('diameter', { unit: length, hint: t('sizing.diameterHint') })}
    </>
  )
  return (
    <form
      className={compact ? 'sizing-form sizing-form--compact' : 'sizing-form'}
      id={!compact && Object.keys(problems).length > 0 ? headingId : undefined}
      action={`${paths.machines}#${headingId}`}
    >
      <LanguageField />
      {compact ? (
        <>
          {choice('material', compact.material)}
          {size}
        </>
      ) : (
        <>
          <fieldset>
            <legend>{t('sizing.part')}</legend>
            {choice('material')}
            {size}
            {amount('inner', { unit: length, hint: t('sizing.innerHint') })}
            {amount('area', { unit: t(units === 'imperial' ? 'unit.in2' : 'unit.cm2'), hint: t('sizing.areaHint') })}
            {amount('thickness', {
              unit: length,
              hint: ifEmpty(withUnit(formatNumber(units === 'imperial' ? 0.16 : defaults.thickness, lang), length)),
            })}
            {amount('weight', { unit: weight, hint: t('sizing.weightHint') })}
            {choice('inserts')}
          </fieldset>
          <fieldset>
            <legend>{t('sizing.production')}</legend>
            {amount('yearly', { hint: ifEmpty(formatNumber(defaults.yearly, lang)) })}
            {amount('cavities', { hint: t('sizing.cavitiesHint') })}
            {choice('shifts')}
            {choice('process')}
            {choice('vacuum')}
            {choice('units')}
          </fieldset>
        </>
      )}
      <button className="button form__submit" type="submit">
        {t('sizing.submit')} <span className="arrow" />
      </button>
    </form>
  )
}

/** A number; the blank placeholder lets the style sheet of paper leave empty fields out. */
function Amount({ typed, ...field }: FieldProps & { typed: string }) {
  return (
    <FieldParts {...field}>
      {(attributes) => (
        <input
          {...attributes}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          defaultValue={typed}
          placeholder={'\u00a0'}
        />
      )}
    </FieldParts>
  )
}

type ChoiceField = 'material' | 'inserts' | 'shifts' | 'process' | 'vacuum' | 'units'
type Choices = [value: string, text?: MessageKey][]

const compounds = ['nbr' as const, ...materials.filter((name) => name !== 'nbr')]
const yesNo: Choices = [
  ['no', 'sizing.no'],
  ['yes', 'sizing.yes'],
]

/** Options per select, numbers without a text; the first is the default. */
const choices: Record<ChoiceField, Choices> = {
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

function Choice({ field, problem, chosen }: FieldProps & { field: ChoiceField; chosen: string }) {
  const { t } = useSharedData()
  return (
    <FieldParts field={field} problem={problem}>
      {(attributes) => (
        <select {...attributes} className="form__input form__select" defaultValue={chosen}>
          {choices[field].map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text ? t(text) : choice}
            </option>
          ))}
        </select>
      )}
    </FieldParts>
  )
}
