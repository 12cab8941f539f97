import { sentenceSeparator } from '../../../client/shared/number-format.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'

/** What stands below values of machines: whether they are samples, and that the offer binds. */
export function SpecDisclaimer({ className }: { className?: string }) {
  const { t, lang } = useSharedData()
  return (
    <p className={className}>
      {site.sample && t('machine.sampleValues') + sentenceSeparator(lang)}
      {t('machine.binding')}
    </p>
  )
}
