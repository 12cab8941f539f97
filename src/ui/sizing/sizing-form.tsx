import type { ReactNode } from 'react'
import { numberText } from '../../../content/numbers.ts'
import { materials, moldingProcesses } from '../../../content/sizing/compounds.ts'
import { defaults, type ReadQuestion, type SizingField } from '../../../content/sizing/question.ts'
import { paths } from '../../routes.ts'
import { LanguageField } from '../language-field.tsx'
import { usePage } from '../page-context.tsx'

/** What a buyer knows of the part; sent by GET, so that an answer has an address. Wrong fields are named beside them. */
export function SizingForm({ read, compact = false }: { read: ReadQuestion; compact?: boolean }) {
  const { t, url, lang } = usePage()
  const { units } = read
  const length = t(units === 'imperial' ? 'unit.in' : 'unit.mm')
  const weight = t(units === 'imperial' ? 'sizing.unit.oz' : 'unit.g')
  const value = (field: SizingField) => url.searchParams.get(field) ?? ''
  const yesNo = ['no', 'yes'].map((choice) => [choice, t(choice === 'yes' ? 'sizing.yes' : 'sizing.no')] as const)
  const Amount = (props: { field: SizingField; unit?: string; hint?: string; placeholder?: string }) => (
    <Field field={props.field} read={read} unit={props.unit} hint={props.hint}>
      {(attributes) => (
        <input
          {...attributes}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          defaultValue={value(props.field)}
          placeholder={props.placeholder}
        />
      )}
    </Field>
  )
  const Choice = (props: { field: SizingField; choices: readonly (readonly [string, string])[] }) => (
    <Field field={props.field} read={read}>
      {(attributes) => (
        <select
          {...attributes}
          className="form__input form__select"
          defaultValue={value(props.field) || props.choices[0]?.[0]}
        >
          {props.choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  const compounds = ['nbr', ...materials.filter((name) => name !== 'nbr')] as (typeof materials)[number][]
  const material = <Choice field="material" choices={compounds.map((name) => [name, t(`sizing.material.${name}`)])} />
  const size = (
    <>
      <Amount field="length" unit={length} />
      <Amount field="width" unit={length} />
      <Amount field="diameter" unit={length} hint={t('sizing.diameterHint')} />
    </>
  )
  return (
    <form className={compact ? 'sizing-form sizing-form--compact' : 'sizing-form'} action={`${paths.machines}#answer`}>
      <LanguageField />
      {compact ? (
        <>
          {material}
          {size}
        </>
      ) : (
        <>
          <fieldset>
            <legend>{t('sizing.part')}</legend>
            {material}
            {size}
            <Amount
              field="thickness"
              unit={length}
              placeholder={numberText(units === 'imperial' ? 0.16 : defaults.thickness, lang)}
            />
            <Amount field="weight" unit={weight} hint={t('sizing.weightHint')} />
            <Choice field="inserts" choices={yesNo} />
          </fieldset>
          <fieldset>
            <legend>{t('sizing.production')}</legend>
            <Amount field="yearly" placeholder={numberText(defaults.yearly, lang)} />
            <Amount field="cavities" hint={t('sizing.cavitiesHint')} />
            <Choice field="shifts" choices={['2', '1', '3'].map((count) => [count, count])} />
            <Choice
              field="process"
              choices={(['advise', ...moldingProcesses] as const).map((name) => [name, t(`sizing.process.${name}`)])}
            />
            <Choice field="vacuum" choices={yesNo} />
            <Choice
              field="units"
              choices={[
                ['metric', t('sizing.metric')],
                ['imperial', t('sizing.imperial')],
              ]}
            />
          </fieldset>
        </>
      )}
      <button className="button form__submit" type="submit">
        {t('sizing.submit')} <span className="arrow" />
      </button>
    </form>
  )
}

type FieldAttributes = {
  id: string
  name: SizingField
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

function Field(props: {
  field: SizingField
  read: ReadQuestion
  unit?: string | undefined
  hint?: string | undefined
  children(attributes: FieldAttributes): ReactNode
}) {
  const { t, lang } = usePage()
  const { field, read, unit, hint } = props
  const problem = read.problems[field]
  const id = `sizing-${field}`
  // Rounded inwards: what the message names is taken.
  const least = (value: number) => numberText(value < 1 ? Math.ceil(value * 100) / 100 : Math.ceil(value), lang)
  const most = (value: number) => numberText(value < 1 ? Math.floor(value * 100) / 100 : Math.floor(value), lang)
  return (
    <div className={`form__field sizing-form__field sizing-form__field--${field}`}>
      <label htmlFor={id}>
        {t(`sizing.${field}`)}
        {unit && (
          <span>
            {'\u00a0'}
            {unit}
          </span>
        )}
      </label>
      {props.children({
        id,
        name: field,
        className: 'form__input',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? `${id}-error` : hint ? `${id}-hint` : undefined,
      })}
      {problem ? (
        <p className="form__message" id={`${id}-error`}>
          {problem.kind === 'range'
            ? t('sizing.problem.range', { low: least(problem.from), high: most(problem.to) })
            : t(`sizing.problem.${problem.kind}`)}
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
