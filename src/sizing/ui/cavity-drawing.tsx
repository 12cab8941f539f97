import type { ReactNode } from 'react'
import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import type { Candidate } from '../rules/candidate.ts'
import { blockSize, corners } from '../rules/layout.ts'
import type { SizingQuestion } from '../rules/parse-query.ts'

/** Room around the platen for its dimension lines, as a share of the longer side. */
const rim = 0.16

/** Thickness of a line, as a share of the longer side. */
const line = 1 / 400

/** The platen to scale with the mold's cavities on it, dimensioned as on a drawing; seen from above. */
export function CavityDrawing(props: {
  candidate: Candidate
  question: SizingQuestion
  amounts: SizingFormat
  label: string
}) {
  const { candidate, question, amounts, label } = props
  const { press, layout, cavities } = candidate
  const [width, height] = press.platen
  const room = width * rim
  const stroke = width * line
  const { cell } = layout
  const inMold = Math.ceil(cavities / candidate.molds)
  const block = blockSize(layout)
  const [left, top] = [(width - block[0]) / 2, (height - block[1]) / 2]
  const outline = partPath(question, cell)
  const starts = corners(layout, inMold).map(([x, y]) => `M${short(left + x)} ${short(top + y)}`)
  return (
    <svg
      className="cavities"
      role="img"
      aria-label={label}
      viewBox={`${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`}
      direction="ltr"
    >
      <rect className="cavities__platen" width={width} height={height} strokeWidth={2 * stroke} />
      <path
        className="cavities__part"
        fillRule="evenodd"
        d={starts.map((start) => start + outline).join('')}
        strokeWidth={stroke}
      />
      <CachedFragment name="platen-lines" as="g">
        <PlatenLines platen={press.platen} lengths={press.platen.map(amounts.length)} />
      </CachedFragment>
    </svg>
  )
}

/** Axes and dimensions of a platen, written as `lengths`. */
function PlatenLines({ platen, lengths }: { platen: readonly [number, number]; lengths: string[] }) {
  const [width, height] = platen
  const room = width * rim
  const stroke = width * line
  return (
    <>
      <path
        className="cavities__axis"
        strokeWidth={stroke}
        strokeDasharray={`${12 * stroke} ${4 * stroke} ${2 * stroke} ${4 * stroke}`}
        d={`M${width / 2} ${-room / 4}V${height + room / 4}M${-room / 4} ${height / 2}H${width + room / 4}`}
      />
      <Dimension from={[0, height + room * 0.55]} to={[width, height + room * 0.55]} size={width} stroke={stroke}>
        {lengths[0]}
      </Dimension>
      <Dimension from={[-room * 0.55, height]} to={[-room * 0.55, 0]} size={width} stroke={stroke}>
        {lengths[1]}
      </Dimension>
    </>
  )
}

/** A part as steps of a path that begins at the corner of its cell: a rectangle, a circle, or a ring of two circles. */
function partPath({ outline }: SizingQuestion, cell: readonly [number, number]): string {
  if (!('diameter' in outline)) return `h${short(cell[0])}v${short(cell[1])}h${short(-cell[0])}z`
  const { diameter, inner } = outline
  const outer = `m0 ${short(diameter / 2)}${circle(diameter)}`
  return inner === undefined ? outer : `${outer}m${short((diameter - inner) / 2)} 0${circle(inner)}`
}

/** A circle from its leftmost point. */
function circle(diameter: number): string {
  const radius = short(diameter / 2)
  const arc = (across: number) => `a${radius} ${radius} 0 1 0 ${across} 0`
  return `${arc(2 * radius)}${arc(-2 * radius)}z`
}

/** Rounds to hundredths of a millimeter. */
function short(length: number): number {
  return Math.round(length * 100) / 100
}

/** A dimension line with solid arrowheads and its value on it. */
function Dimension(props: {
  from: [number, number]
  to: [number, number]
  size: number
  stroke: number
  children: ReactNode
}) {
  const { from, to, size, stroke } = props
  const upright = from[0] === to[0]
  const arrow = short(size / 45)
  const half = short(arrow / 3)
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const length = Math.abs(upright ? to[1] - from[1] : to[0] - from[0])
  return (
    <g transform={`translate(${middleX} ${middleY})${upright ? ' rotate(-90)' : ''}`} className="cavities__dimension">
      <path strokeWidth={stroke} d={`M${-length / 2} 0H${length / 2}`} />
      <path
        className="cavities__arrow"
        d={`M${-length / 2} 0l${arrow} ${-half}v${2 * half}zM${length / 2} 0l${-arrow} ${-half}v${2 * half}z`}
      />
      <text y={short(-size / 60)} fontSize={short(size / 22)} textAnchor="middle">
        {props.children}
      </text>
    </g>
  )
}
