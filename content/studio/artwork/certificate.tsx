import { Emblem, type EmblemKind } from './emblem.tsx'
import { box, line, row } from './geometry.ts'
import { TextLines } from './text-lines.tsx'

/** A certificate as a neutral sheet, 3:4, without the seal or mark of any authority and without its words. */
export function Certificate({ kind }: { kind: EmblemKind }) {
  return (
    <>
      <path className="solid" d={box(1, 1, 298, 398)} />
      <Frame kind={kind} />
      <Emblem kind={kind} />
      <path className="rule rule--strong" d={titleLines[kind]} />
      <TextLines kind={kind} />
    </>
  )
}

const centered = line(95, 140, 205, 140)

/** A bar in place of the title, beside the emblem of sheets that have it in a corner. */
const titleLines: Record<EmblemKind, string> = {
  0: centered,
  1: `${line(30, 40, 140, 40)}${line(30, 56, 110, 56)}`,
  2: centered,
  3: centered,
  4: centered,
  5: `${line(30, 40, 140, 40)}${line(30, 56, 110, 56)}`,
}

/** Each kind has the border its papers usually have. */
function Frame({ kind }: { kind: EmblemKind }) {
  const plain = box(16, 16, 268, 368)
  const corners = [
    [16, 16, 1, 1],
    [284, 16, -1, 1],
    [16, 384, 1, -1],
    [284, 384, -1, -1],
  ] as const
  const frames: Record<EmblemKind, string> = {
    0: `${plain}${box(21, 21, 258, 358)}`,
    1: `${line(28, 84, 272, 84)}${line(28, 364, 272, 364)}`,
    2: `${plain}${corners.map(([x, y, dx, dy]) => `M${x + dx * 22} ${y}v${dy * 22}h${-dx * 22}`).join('')}`,
    3: `${box(22, 22, 256, 356)}${row(32, 8, (at) => `M${26 + at} 16l4 6l4 -6`)}${row(32, 8, (at) => `M${26 + at} 384l4 -6l4 6`)}`,
    4: `${line(34, 16, 34, 384)}${line(40, 16, 40, 384)}${plain}`,
    5: `${plain}${line(16, 92, 284, 92)}${line(196, 16, 196, 92)}`,
  }
  return <path className="thin" d={frames[kind]} />
}
