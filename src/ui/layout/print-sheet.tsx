import { encode } from 'uqr'
import { languages } from '../../../content/registry/languages.ts'
import { memoize } from '../../memoize.ts'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { canonicalPath } from '../../routes.ts'
import { companyDate, site } from '../../site.ts'

/** The first line of every printed page: title, company, date. Must be the first child of main. */
export function RunningHead({ title }: { title: string }) {
  const { t, lang } = usePageData()
  return (
    <div className="running-head">
      <p>
        <span>{title}</span>
        <span>
          {site.name[lang]} · {t('machine.date', companyDate())}
        </span>
      </p>
    </div>
  )
}

/** The page's URL in print as text and QR code, with date, language and e-mail; `withQuery` for query views. */
export function PrintedUrl({ withQuery = false }: { withQuery?: boolean }) {
  const { t, lang, settings, origin, url: request } = usePageData()
  const query = new URLSearchParams([...request.searchParams].filter(([, value]) => value !== ''))
  query.set('lng', lang)
  const readable = `${query}`.replaceAll(/%(?:3A|2C)/g, decodeURIComponent)
  const url = origin + (withQuery ? `${request.pathname}?${readable}` : canonicalPath(request.pathname, lang))
  return (
    <div className="only-print wrap label">
      <QrCode url={url} />
      <p>
        {t('machine.date', companyDate())} · {languages[lang].label}
        <bdi>{url}</bdi>
        <bdi>{settings.contactEmail}</bdi>
      </p>
    </div>
  )
}

/** Codes of all pages and the latest queries: creating one takes a quarter of the time of a sizing answer. */
const codes = new Map<string, { size: number; path: string }>()
const maxCodes = 500

function QrCode({ url }: { url: string }) {
  const { t } = useSharedData()
  // A code holds 2,953 bytes, but phones cannot read such a code from paper.
  if (url.length > 1000) return null
  const { size, path } = memoize(codes, url, () => createCode(url))
  if (codes.size > maxCodes) codes.delete(codes.keys().next().value as string)
  return (
    <svg viewBox={`0 -.5 ${size} ${size}`} role="img" aria-label={t('layout.qr')} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

/** Dark modules as strokes, one for each run in a row, relative to the last one: they compress best. */
function createCode(url: string): { size: number; path: string } {
  // The smallest code has the largest modules on paper. A fixed mask: trying all eight takes most of the time.
  const { data, size } = encode(url, { ecc: 'L', boostEcc: true, maskPattern: 2, border: 0 })
  const rows = data.map((row, y) => {
    let pen = 0
    const modules = row.map(Number).join('')
    return [...modules.matchAll(/1+/g)].map(({ 0: { length }, index }) => {
      const step = pen === 0 ? `M${index} ${y}` : `m${index - pen} 0`
      pen = index + length
      return `${step}h${length}`
    })
  })
  return { size, path: rows.flat().join('') }
}
