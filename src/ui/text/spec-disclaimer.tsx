import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'

/** Note below machine values: whether they are samples, and that only the offer is binding. */
export function SpecDisclaimer({ className }: { className?: string }) {
  const { t, lang } = useSharedData()
  return (
    <p className={className}>
      {site.sample && t('machine.sampleValues') + sentenceSeparator(lang)}
      {t('machine.binding')}
    </p>
  )
}
