import { encode } from 'uqr'
import { useSharedData } from '../../rendering/providers.tsx'

/** QR code of a URL, for the printed page. */
export function QrCode({ url }: { url: string }) {
  const { t } = useSharedData()
  const { size, path } = codeOf(url)
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
function codeOf(url: string): { size: number; path: string } {
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
