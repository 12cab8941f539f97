import { Emblem, type EmblemKind } from './certificate/emblem.tsx'
import { TextLines } from './certificate/text-lines.tsx'
import { box, line, row } from './geometry.ts'
import { Sheet } from './sheet.tsx'

type CertificateProps = {
  /** 0 quality system, 1 declaration, 2 conformity, 3 environment, 4 safety at work, 5 test report. */
  kind: EmblemKind
  title: string
  /** "SAMPLE" in the page's language: nothing on this site may pass for a real document. */
  sample: string
}

/** A certificate as a neutral sheet, 3:4, without the seal or mark of any authority. */
export function Certificate({ kind, title, sample }: CertificateProps) {
  return (
    <Sheet viewBox="0 0 300 400" label={`${title} (${sample})`}>
      <path className="solid" d={box(1, 1, 298, 398)} />
      <Frame kind={kind} />
      <Emblem kind={kind} />
      <Title text={title} left={kind === 1 || kind === 5} />
      <TextLines kind={kind} />
      <g transform="rotate(-33 150 262)">
        <text className="certificate__sample" x={150} y={280} textAnchor="middle" fontSize={sampleSize(sample)}>
          {sample}
        </text>
      </g>
    </Sheet>
  )
}

/** So large that the word, half as wide a letter as high, stays on the sheet when it lies across. */
function sampleSize(text: string): number {
  return Math.min(52, 600 / text.length)
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

function Title({ text, left }: { text: string; left: boolean }) {
  const lines = wrap(text, left ? 17 : 22)
  const start = left ? 46 : 150 - lines.length * 4
  return lines.map((part, index) => (
    <text
      key={index}
      className="label certificate__title"
      x={left ? 30 : 150}
      y={start + index * 19}
      textAnchor={left ? 'start' : 'middle'}
    >
      {part}
    </text>
  ))
}

/** Breaks a title at its spaces; one without spaces stays in one line. */
function wrap(text: string, length: number): string[] {
  const space = text.length > length ? text.lastIndexOf(' ', length) : -1
  return space > 0 ? [text.slice(0, space), ...wrap(text.slice(space + 1), length)] : [text]
}
