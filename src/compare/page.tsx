import type { AppContext } from '../env.ts'
import { resolveUnits } from '../http/visitor-cookie.ts'
import type { UnitSystem } from '../i18n/units.ts'
import { findMachine } from '../machines/machine.ts'
import { formatPlan } from '../plan/rules/parse-plan.ts'
import { usePageData } from '../rendering/providers.tsx'
import { apiPaths, paths } from '../routes.ts'
import { SpecDisclaimer, UnitSwitch } from '../ui/figures/spec-table.tsx'
import { LanguageField, SubmitButton } from '../ui/form/query-fields.tsx'
import { QueryView, queryViewHead } from '../ui/layout/query-view.tsx'
import { type Column, columnOf, maxCompared, minCompared, readComparison } from './columns.ts'
import { MachineCheckboxes } from './machine-choice.tsx'
import { ComparisonTable, modelsFormId } from './table.tsx'

/** A view of the catalog: two to four machines or models side by side. */
export async function comparePage(c: AppContext) {
  const { t, lang, url, version } = c.get('page')
  const { items, hasUnknown } = readComparison(url.searchParams)
  const machines = await Promise.all(items.map(({ key }) => findMachine(c.env, version, key, lang)))
  const columns = items.flatMap((item, index) => columnOf(item, machines[index]) ?? [])
  const unknown = hasUnknown || columns.length < items.length
  const view = <Compare columns={columns} hasUnknown={unknown} units={resolveUnits(c)} />
  return c.render(view, queryViewHead(t, 'compare'))
}

function Compare({ columns, hasUnknown, units }: { columns: Column[]; hasUnknown: boolean; units: UnitSystem }) {
  const { t } = usePageData()
  const compare = columns.map(({ entry }) => entry).join(',')
  return (
    <QueryView name="compare" printsUrl>
      {hasUnknown && <p className="attachments">{t('compare.unknownMachines', { most: maxCompared })}</p>}
      {columns.length < minCompared ? (
        <MachineCheckboxes chosen={columns} />
      ) : (
        <>
          <div className="compare__head">
            <UnitSwitch units={units} query={{ compare }} path={paths.machines} />
            {columns.some(({ model }) => model === undefined) && <p className="label">{t('compare.ranges')}</p>}
            <form className="compare__models" id={modelsFormId} action={paths.machines}>
              <LanguageField />
              <button className="button button--small" type="submit">
                {t('compare.showModels')}
              </button>
            </form>
          </div>
          <ComparisonTable columns={columns} units={units} />
          <SpecDisclaimer className="label spec-foot" />
          <QuoteButton columns={columns} />
          {columns.length < maxCompared && (
            <details className="compare__others">
              <summary>
                {t('compare.choose')} <span className="chevron" />
              </summary>
              <MachineCheckboxes chosen={columns} named />
            </details>
          )}
        </>
      )}
    </QueryView>
  )
}

/** Adds the machines and the models that are chosen to the inquiry list and opens the form; models can also be laid out. */
function QuoteButton({ columns }: { columns: Column[] }) {
  const { t, link } = usePageData()
  const models = columns.flatMap(({ model }) => (model ? [{ model, count: 1 }] : []))
  return (
    <p className="compare__next">
      <SubmitButton
        text={t('nav.quote')}
        form={modelsFormId}
        formAction={link(apiPaths.inquiryList)}
        formMethod="post"
        name="next"
        value="contact"
      />
      {models.length === columns.length && (
        <a className="button button--quiet" href={link(paths.machines, { plan: formatPlan(models) })}>
          {t('plan.layOut')}
        </a>
      )}
    </p>
  )
}
