import { encode } from 'uqr'
import { memoize } from '../../rendering/memoize.ts'
import { useSharedData } from '../../rendering/providers.tsx'

/** Codes of the latest URLs: creating one takes a quarter of the time of a sizing answer. */
const codes = new Map<string, { size: number; path: string }>()
const maxCodes = 50

/** QR code of a URL, for the printed page. */
export function QrCode({ url }: { url: string }) {
  const { t } = useSharedData()
  const { size, path } = memoize(codes, url, () => createCode(url))
  if (codes.size > maxCodes) codes.delete(codes.keys().next().value as string)
  return (
    <svg viewBox={`0 -.5 ${size} ${size}`} role="img" aria-label={t('layout.qr')} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

/**
 * Dark modules as strokes, one for each run in a row, relative to the end of the last one: half the bytes of
 * rectangles.
 */
function createCode(url: string): { size: number; path: string } {
  // The smallest code has the largest modules on paper and a tenth fewer bytes; spare capacity goes to error
  // correction. A fixed mask: trying all eight takes most of the time and would delay the first page of an isolate.
  const { data, size } = encode(url, { ecc: 'L', boostEcc: true, maskPattern: 2, border: 0 })
  const rows = data.map((row, y) => {
    let pen = 0
    const runs = row.map((dark) => (dark ? '1' : '0')).join('')
    return [...runs.matchAll(/1+/g)]
      .map(({ 0: { length }, index }) => {
        const step = pen === 0 ? `M${index} ${y}` : `m${index - pen} 0`
        pen = index + length
        return `${step}h${length}`
      })
      .join('')
  })
  return { size, path: rows.join('') }
}
