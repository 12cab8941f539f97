import { languages } from '../../../content/registry/languages.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { usePageData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { QrCode } from '../media/qr-code.tsx'

/** The first line of every printed page: title, company, date. Must be the first child of main. */
export function RunningHead({ title }: { title: string }) {
  const { t, lang } = usePageData()
  return (
    <div className="running-head">
      <p>
        <span>{title}</span>
        <span>
          {site.name[lang]} · {t('machine.date', today())}
        </span>
      </p>
    </div>
  )
}

/** The page's URL in print as text and QR code, with date, language and e-mail. */
export function PrintedUrl({ url }: { url: string }) {
  const { t, lang, settings } = usePageData()
  return (
    <div className="only-print wrap label">
      <CachedFragment name="qr-code" className="page-code" cache={!url.includes('?')} of={QrCode} props={{ url }} />
      <p>
        {t('machine.date', today())} · {languages[lang].label}
        <bdi>{url}</bdi>
        <bdi>{settings.contactEmail}</bdi>
      </p>
    </div>
  )
}

/** Today's date (UTC). */
function today(): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = new Date().toISOString().slice(0, 10).split('-')
  return { year, month, day }
}
