import { formatNumber } from '../../../client/shared/number-format.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { aisleWidth } from '../rules/arrange.ts'
import { container } from '../rules/containers.ts'
import { useMeters } from './meters.ts'

/** The assumptions behind a plan. */
export function Assumptions({ units }: { units: UnitSystem }) {
  const { t, lang } = useSharedData()
  const meters = useMeters(units)
  return (
    <>
      <summary>{t('plan.assumed')}</summary>
      <ul>
        <li>{t('plan.assumedOrder')}</li>
        <li>{t('plan.assumedAisle', { width: meters.length(aisleWidth) })}</li>
        <li>{t('plan.assumedViews')}</li>
        <li>{t('plan.assumedSums')}</li>
        <li>{t('plan.assumedPeople')}</li>
        <li>
          {t('plan.assumedContainer', {
            size: `${meters.number(container.length)} × ${meters.number(container.width)} × ${meters.length(container.height)}`,
            payload: formatNumber(container.payload / 1000, lang),
          })}
        </li>
      </ul>
    </>
  )
}
