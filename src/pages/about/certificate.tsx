import { Drawing } from '../../ui/media/drawing.tsx'

type CertificateProps = {
  /** 0 quality system, 1 declaration, 2 conformity, 3 environment, 4 safety at work, 5 test report. */
  kind: 0 | 1 | 2 | 3 | 4 | 5
  title: string
  /** Title and "sample", as alternative text. */
  label: string
  /** "SAMPLE" in the page's language: a sample must not look like a real document. */
  sample: string | undefined
}

/** A drawn certificate with its title and a sample mark across it. */
export function Certificate({ kind, title, label, sample }: CertificateProps) {
  return (
    <Drawing name={`certificate-${kind}`} label={label}>
      <Title text={title} left={kind === 1 || kind === 5} />
      {sample && (
        <g transform="rotate(-33 150 262)">
          <text className="certificate__sample" x={150} y={280} textAnchor="middle" fontSize={sampleSize(sample)}>
            {sample}
          </text>
        </g>
      )}
    </Drawing>
  )
}

/** Font size at which the word fits the sheet diagonally; letters are half as wide as high. */
function sampleSize(text: string): number {
  return Math.min(52, 600 / text.length)
}

function Title({ text, left }: { text: string; left: boolean }) {
  const short = wrap(text, left ? 17 : 22)
  const small = short.length > 3
  const lines = small ? wrap(text, 24) : short
  const start = left ? 46 - Math.max(0, lines.length - 2) * 10 : 150 - lines.length * 4
  return lines.map((part, index) => (
    <text
      key={index}
      className="label certificate__title"
      x={left ? 30 : 150}
      y={start + index * (small ? 16 : 19)}
      style={small ? { fontSize: '13px' } : undefined}
      textAnchor={left ? 'start' : 'middle'}
    >
      {part}
    </text>
  ))
}

/** Wraps a title at spaces; a Chinese one at its slash and before its bracket, at half the length. */
function wrap(text: string, length: number): string[] {
  if (/\p{Script=Han}/u.test(text)) return text.length * 2 > length ? text.split(/(?<=\/)|(?=（)/) : [text]
  const space = text.length > length ? text.lastIndexOf(' ', length) : -1
  return space > 0 ? [text.slice(0, space), ...wrap(text.slice(space + 1), length)] : [text]
}
