import { maxPlanMachines } from '../../../client/shared/inquiry-contract.ts'
import { formatNumber, listSeparator } from '../../../client/shared/number-format.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { LanguageField, QueryField, SubmitButton } from '../../ui/form/query-fields.tsx'
import { hallLimits, type ParsedPlan } from '../rules/parse-plan.ts'
import type { PlanModel } from '../rules/plan-models.ts'

/** The form for machine codes and the hall. It uses GET, so that every plan has a URL. Fields show their errors. */
export function PlanForm(props: { plan: ParsedPlan; models: readonly PlanModel[]; units: UnitSystem }) {
  const { plan, models, units } = props
  const { t, lang, url } = usePageData()
  const { unknown, quantities, tooMany, hall } = plan.problems
  const list = (texts: string[]) => texts.join(listSeparator(lang))
  const errors = [
    unknown.length > 0 && t('plan.unknown', { codes: list(unknown) }),
    quantities.length > 0 && t('plan.quantity', { codes: list(quantities) }),
    tooMany && t('plan.tooMany', { max: maxPlanMachines }),
  ]
  const typed = unknown.length + quantities.length > 0 && url.searchParams.getAll('plan').filter(Boolean).join(', ')
  const limits = { low: formatNumber(hallLimits.min, lang), high: formatNumber(hallLimits.max, lang) }
  return (
    <form className="plan-form" action={`${paths.machines}#answer`}>
      <LanguageField />
      <QueryField
        id="plan-machines"
        name="plan"
        defaultValue={typed || plan.query.plan.replaceAll(',', ', ')}
        label={t('plan.machines')}
        hint={t('plan.machinesHint')}
        error={errors.filter(Boolean).join(' ')}
        spellCheck={false}
      />
      {/* Adds a model to the codes, also without script, because both fields have the same name. */}
      <QueryField id="plan-add" name="plan" label={t('plan.add')} dir="ltr" defaultValue="">
        <option value="">–</option>
        {models.map(({ model }) => (
          <option key={model}>{model}</option>
        ))}
      </QueryField>
      <QueryField
        id="plan-hall"
        name="hall"
        defaultValue={url.searchParams.get('hall') ?? ''}
        placeholder={units === 'imperial' ? '60x30 ft' : '18x9'}
        label={t('plan.hall')}
        hint={t('plan.hallHint')}
        error={hall ? t('plan.hallProblem', limits) : undefined}
        spellCheck={false}
      />
      <SubmitButton className="button form__submit" text={t('plan.submit')} />
    </form>
  )
}
