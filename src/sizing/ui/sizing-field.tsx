import type { ReactNode } from 'react'
import { formatNumber } from '../../../client/shared/number-format.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import type { SizingField, SizingProblem } from '../rules/parse-query.ts'

export type FieldProps = {
  field: SizingField
  problem: SizingProblem | undefined
  unit?: string | undefined
  hint?: string | undefined
}

type FieldAttributes = {
  id: string
  name: SizingField
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Classes of a field's element, by which `client/islands/sizing/sizing-island.ts` finds it. */
export function fieldClass(field: SizingField): string {
  return `form__field sizing-form__field sizing-form__field--${field}`
}

/** Label, input (its child) and the hint or the problem below it, for the element that has the field's class. */
export function FieldParts(props: FieldProps & { children(attributes: FieldAttributes): ReactNode }) {
  const { t, lang } = useSharedData()
  const { field, problem, unit, hint } = props
  const id = `sizing-${field}`
  // Rounded inwards, so that the named limits are accepted.
  const least = (value: number) => formatNumber(value < 1 ? Math.ceil(value * 100) / 100 : Math.ceil(value), lang)
  const most = (value: number) => formatNumber(value < 1 ? Math.floor(value * 100) / 100 : Math.floor(value), lang)
  return (
    <>
      <label htmlFor={id}>
        {unit ? t('form.labelWithUnit', { label: t(`sizing.${field}`), unit }) : t(`sizing.${field}`)}
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
          {t('nav.labelled', {
            label: t(`sizing.${field}`),
            value:
              problem.kind === 'range'
                ? t('sizing.problem.range', { low: least(problem.from), high: most(problem.to) })
                : t(`sizing.problem.${problem.kind}`),
          })}
        </p>
      ) : (
        hint && (
          <p className={field === 'diameter' ? 'hidden' : 'form__hint'} id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </>
  )
}
