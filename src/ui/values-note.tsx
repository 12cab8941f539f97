import { sentenceGap } from '../../content/numbers.ts'
import { site } from '../../content/site.ts'
import { useShared } from './page-context.tsx'

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
