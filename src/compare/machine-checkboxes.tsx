import { catalogue } from '../../content/registry/catalogue.ts'
import type { MachineKey } from '../../content/registry/machines.ts'
import { CachedFragment } from '../rendering/fragment-cache.tsx'
import { usePageData, useSharedData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { LanguageField } from '../ui/form/lang-field.tsx'
import { NoBreak } from '../ui/text/no-break.tsx'

/**
 * Checkboxes of all machines, for a comparison with fewer machines than its maximum. `named` hides the legend
 * because the summary already says it.
 */
export function MachineCheckboxes({ chosen, named = false }: { chosen: MachineKey[]; named?: boolean }) {
  const { t } = usePageData()
  return (
    <form action={paths.machines} className="machine-choice">
      <LanguageField />
      <fieldset>
        <legend className={named ? 'hidden' : undefined}>{t('compare.choose')}</legend>
        {catalogue.map(({ key }) => (
          <CachedFragment name="machine-checkbox" as="label" className="check" key={key}>
            <Box machineKey={key} checked={chosen.includes(key)} />
          </CachedFragment>
        ))}
      </fieldset>
      <button className="button" type="submit">
        {t('compare.submit')} <span className="arrow" />
      </button>
    </form>
  )
}

function Box({ machineKey, checked }: { machineKey: MachineKey; checked: boolean }) {
  const { machines } = useSharedData()
  return (
    <>
      <input type="checkbox" name="compare" value={machineKey} defaultChecked={checked} />{' '}
      <NoBreak text={machines[machineKey].title} />
    </>
  )
}
