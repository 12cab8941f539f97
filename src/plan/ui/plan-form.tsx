import { formatNumber, listSeparator } from '../../../client/shared/number-format.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { LanguageField } from '../../ui/form/lang-field.tsx'
import { formatPlan, hallLimits, maxMachines, type ParsedPlan } from '../rules/parse-plan.ts'
import type { PlanModel } from '../rules/plan-models.ts'

/** The form for machine codes and the hall. It uses GET, so that every plan has a URL. Fields show their errors. */
export function PlanForm({ plan, models }: { plan: ParsedPlan; models: readonly PlanModel[] }) {
  const { t, lang, url } = usePageData()
  const { items, problems } = plan
  const list = (texts: string[]) => texts.join(listSeparator(lang))
  const errors = [
    problems.unknown.length > 0 && t('plan.unknown', { codes: list(problems.unknown) }),
    problems.quantities.length > 0 && t('plan.quantity', { codes: list(problems.quantities) }),
    problems.tooMany && t('plan.tooMany', { max: maxMachines }),
  ].filter((text) => text !== false)
  const typed =
    problems.unknown.length + problems.quantities.length > 0 ? url.searchParams.getAll('plan').join(', ') : ''
  const codes = formatPlan(items.map(({ model, count }) => ({ model: model.model, count }))).replaceAll(',', ', ')
  const hallError = problems.hall
    ? t('plan.hallProblem', { low: formatNumber(hallLimits.min, lang), high: formatNumber(hallLimits.max, lang) })
    : undefined
  return (
    <form className="plan-form" action={`${paths.machines}#answer`}>
      <LanguageField />
      <Field
        id="plan-machines"
        name="plan"
        value={typed || codes}
        label={t('plan.machines')}
        hint={t('plan.machinesHint')}
        error={errors.join(' ')}
      />
      <CachedFragment name="plan-add-machine" className="form__field sizing-form__field">
        <AddMachine codes={models.map(({ model }) => model)} />
      </CachedFragment>
      <Field
        id="plan-hall"
        name="hall"
        value={url.searchParams.get('hall') ?? ''}
        placeholder="18x9"
        label={t('plan.hall')}
        hint={t('plan.hallHint')}
        error={hallError}
      />
      <button className="button form__submit" type="submit">
        {t('plan.submit')} <span className="arrow" />
      </button>
    </form>
  )
}

function Field(props: {
  id: string
  name: string
  value: string
  placeholder?: string
  label: string
  hint: string
  error: string | undefined
}) {
  const { id, name, value, placeholder, label, hint, error } = props
  const note = error ? `${id}-error` : `${id}-hint`
  return (
    <div className="form__field sizing-form__field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className="form__input"
        aria-invalid={error ? true : undefined}
        aria-describedby={note}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        defaultValue={value}
      />
      <p className={error ? 'form__message' : 'form__hint'} id={note}>
        {error || hint}
      </p>
    </div>
  )
}

/** Adds a model to the codes; works without script, because both fields have the same name. */
function AddMachine({ codes }: { codes: string[] }) {
  const { t } = useSharedData()
  return (
    <>
      <label htmlFor="plan-add">{t('plan.add')}</label>
      <select className="form__input form__select" id="plan-add" name="plan" dir="ltr" defaultValue="">
        <option value="">–</option>
        {codes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </>
  )
}
