import { sentenceGap } from '../../../client/shared/number-format.ts'
import { useShared } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'

/** What stands below values of machines: whether they are samples, and that the offer binds. */
export function ValuesNote({ className }: { className?: string }) {
  const { t, lang } = useShared()
  return (
    <p className={className}>
      {site.sample && t('machine.sampleValues') + sentenceGap(lang)}
      {t('machine.binding')}
    </p>
  )
}
