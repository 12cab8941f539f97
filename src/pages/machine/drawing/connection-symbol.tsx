import { type ConnectionKind, connectionSigns } from '../../../../content/registry/connection-symbols.ts'

/** The symbol of a connection as on the layout drawings; the text beside it names the connection. */
export function ConnectionSymbol({ kind }: { kind: ConnectionKind }) {
  const { outline, filled } = connectionSigns[kind]
  const points = outline.map(([across, up]) => [across, -up].map((part) => Number(part.toFixed(2))).join()).join(' ')
  return (
    <svg className={`connection-sign connection-sign--${kind}`} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
      <circle r="1" />
      <polygon points={points} className={filled ? 'connection-sign__filled' : undefined} />
    </svg>
  )
}
