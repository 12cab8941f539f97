import { encode } from 'uqr'
import { remember } from '../remember.ts'
import { useShared } from './page-context.tsx'

/** Codes of the addresses printed by this isolate; hosts may be many, so that they are forgotten together. */
const codes = new Map<string, { size: number; path: string }>()
const keptAtMost = 500

/** QR code of an address, for the printed sheet. */
export function PageCode({ address }: { address: string }) {
  const { t } = useShared()
  if (codes.size > keptAtMost) codes.clear()
  const { size, path } = remember(codes, address, () => codeOf(address))
  return (
    <svg
      className="page-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('layout.qr')}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/** Dark modules as one path, a bar for each run in a row; error correction M reads through a fold or a stain. */
function codeOf(address: string): { size: number; path: string } {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join(''),
  )
  return { size, path: rows.join('') }
}
