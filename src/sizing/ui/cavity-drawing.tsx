import type { SizingFormat } from '../format.ts'
import type { Candidate } from '../rules/candidate.ts'
import { blockSize, corners } from '../rules/layout.ts'
import type { Outline } from '../rules/parse-query.ts'

/** Room around the platen for its dimension lines, as a share of the longer side. */
const rim = 0.16

/** Thickness of a line, as a share of the longer side. */
const line = 1 / 400

/** The platen to scale with the mold's cavities on it, dimensioned as on a drawing; seen from above. */
export function CavityDrawing(props: { candidate: Candidate; format: SizingFormat; label: string }) {
  const { press, layout, cavities, molds, job } = props.candidate
  const [width, height] = press.platen
  const room = width * rim
  const stroke = width * line
  const block = blockSize(layout)
  const [left, top] = [(width - block[0]) / 2, (height - block[1]) / 2]
  const part = partPath(job.question.outline, layout.cell)
  const starts = corners(layout, Math.ceil(cavities / molds)).map(([x, y]) => `M${short(left + x)} ${short(top + y)}`)
  const arrow = short(width / 45)
  const half = short(arrow / 3)
  /** A dimension line with solid arrowheads and its value on it; `transform` places its middle. */
  const dimension = (transform: string, length: number) => (
    <g transform={transform} className="cavities__dimension">
      <path strokeWidth={stroke} d={`M${-length / 2} 0H${length / 2}`} />
      <path
        className="cavities__arrow"
        d={`M${-length / 2} 0l${arrow} ${-half}v${2 * half}zM${length / 2} 0l${-arrow} ${-half}v${2 * half}z`}
      />
      <text y={short(-width / 60)} fontSize={short(width / 17)} textAnchor="middle">
        {props.format.length(length)}
      </text>
    </g>
  )
  return (
    <svg
      className="cavities"
      role="img"
      aria-label={props.label}
      viewBox={`${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`}
      direction="ltr"
    >
      <rect className="cavities__platen" width={width} height={height} strokeWidth={2 * stroke} />
      <path
        className="cavities__part"
        fillRule="evenodd"
        d={starts.map((start) => start + part).join('')}
        strokeWidth={stroke}
      />
      <g>
        <path
          className="cavities__axis"
          strokeWidth={stroke}
          strokeDasharray={`${12 * stroke} ${4 * stroke} ${2 * stroke} ${4 * stroke}`}
          d={`M${width / 2} ${-room / 20}V${height + room / 20}M${-room / 20} ${height / 2}H${width + room / 20}`}
        />
        {dimension(`translate(${width / 2} ${height + room * 0.55})`, width)}
        {dimension(`translate(${-room * 0.55} ${height / 2}) rotate(-90)`, height)}
      </g>
    </svg>
  )
}

/** A part as steps of a path that begins at the corner of its cell: a rectangle, a circle, or a ring of two circles. */
function partPath(outline: Outline, cell: readonly [number, number]): string {
  if (!('diameter' in outline)) return `h${short(cell[0])}v${short(cell[1])}h${short(-cell[0])}z`
  const { diameter, inner } = outline
  const outer = `m0 ${short(diameter / 2)}${circle(diameter)}`
  return inner === undefined ? outer : `${outer}m${short((diameter - inner) / 2)} 0${circle(inner)}`
}

function circle(diameter: number): string {
  const radius = short(diameter / 2)
  const arc = (across: number) => `a${radius} ${radius} 0 1 0 ${across} 0`
  return `${arc(2 * radius)}${arc(-2 * radius)}z`
}

const short = (length: number): number => Math.round(length * 100) / 100
