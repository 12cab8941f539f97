import type { ReactNode } from 'react'
import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { CachedFragment } from '../../rendering/cached-fragment.tsx'
import type { Candidate } from '../rules/candidate.ts'
import type { SizingQuestion } from '../rules/parse-query.ts'

/** Room around the platen for its dimension lines, as a share of the longer side. */
const rim = 0.16

/** Thickness of a line, as a share of it, too. */
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
  const { columns, rows, cell, gap } = layout
  const [left, top] = [(width - columns * (cell[0] + gap) + gap) / 2, (height - rows * (cell[1] + gap) + gap) / 2]
  const outline =
    'diameter' in question.outline ? circle(cell[0]) : `h${short(cell[0])}v${short(cell[1])}h${short(-cell[0])}z`
  const starts = Array.from({ length: cavities }, (_, index) => {
    const x = left + (index % columns) * (cell[0] + gap)
    const y = top + Math.floor(index / columns) * (cell[1] + gap)
    return `M${short(x)} ${short(y)}`
  })
  return (
    <svg
      className="cavities"
      role="img"
      aria-label={label}
      viewBox={`${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`}
      direction="ltr"
    >
      <rect className="cavities__platen" width={width} height={height} strokeWidth={2 * stroke} />
      <path className="cavities__part" d={starts.map((start) => start + outline).join('')} strokeWidth={stroke} />
      <CachedFragment as="g">
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

/** A circle in the square that begins here, as steps of a path. */
function circle(diameter: number): string {
  const radius = short(diameter / 2)
  const arc = (across: number) => `a${radius} ${radius} 0 1 0 ${across} 0`
  return `m0 ${radius}${arc(2 * radius)}${arc(-2 * radius)}z`
}

/** Hundredths of a millimetre are enough. */
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
