import { box, circle, line, row } from './geometry.ts'

/** Parts that many machines have, in elevation. */

type At = { x: number; y: number }
type Size = { w: number; h: number }

/** A leveling foot; x, y is the middle of its pad on the floor. */
export function Foot({ x, y }: At) {
  return <path className="solid" d={`${box(x - 4, y - 14, 8, 9)}M${x - 14} ${y}l4 -6h20l4 6z`} />
}

/** The floor below a machine. */
export function Floor({ from, to, y = 580 }: { from: number; to: number; y?: number }) {
  return <path className="thin" d={line(from, y, to, y)} />
}

/** An electric motor on its feet, shaft to the left; x, y is its top left corner without the terminal box. */
export function Motor({ x, y, w, h }: At & Size) {
  const body = w * 0.64
  const start = x + w * 0.1
  return (
    <>
      <path
        className="solid"
        d={`${box(x - w * 0.1, y + h * 0.43, w * 0.14, h * 0.14)}${box(start + body * 0.2, y - h * 0.18, body * 0.5, h * 0.2, 2)}`}
      />
      <path
        className="solid"
        d={`${box(start + body * 0.08, y + h - 2, body * 0.26, 8)}${box(start + body * 0.66, y + h - 2, body * 0.26, 8)}`}
      />
      <path className="solid" d={box(x, y + h * 0.05, w * 0.1, h * 0.9, 2)} />
      <path className="solid" d={box(start, y, body, h, 2)} />
      <path
        className="thin"
        d={row(7, h / 8, (at) => line(start + 5, y + h / 8 + at, start + body - 5, y + h / 8 + at))}
      />
      <path
        className="solid"
        d={`M${start + body} ${y + h * 0.02}h${w * 0.2}q${w * 0.06} 0 ${w * 0.06} ${h * 0.12}v${h * 0.72}q0 ${h * 0.12} ${-w * 0.06} ${h * 0.12}h${-w * 0.2}z`}
      />
      <path className="thin" d={line(start + body + w * 0.12, y + h * 0.04, start + body + w * 0.12, y + h * 0.96)} />
    </>
  )
}

/** A pressure gauge on its stem; x, y is the middle of its face. */
export function Gauge({ x, y, r = 14 }: At & { r?: number }) {
  return (
    <>
      <path className="solid" d={`${box(x - 3, y + r - 1, 6, 8)}${circle(x, y, r)}`} />
      <path
        className="thin"
        d={`${circle(x, y, r - 3.5)}${line(x - r * 0.3, y + r * 0.3, x + r * 0.4, y - r * 0.4)}`}
      />
    </>
  )
}

/** A hexagon nut seen from the side, standing on y + h. */
export function Nut({ x, y, w, h }: At & Size) {
  const left = x - w / 2
  return (
    <>
      <path className="solid" d={`M${left} ${y + 5}l5 -5h${w - 10}l5 5v${h - 5}h${-w}z`} />
      <path
        className="thin"
        d={`${line(left + w * 0.26, y + 2, left + w * 0.26, y + h)}${line(left + w * 0.74, y + 2, left + w * 0.74, y + h)}`}
      />
    </>
  )
}

/** A ground column or rod with the two light lines of a bright surface. */
export function Rod({ x, y, w, h }: At & Size) {
  return (
    <>
      <path className="solid" d={box(x - w / 2, y, w, h)} />
      <path
        className="thin"
        d={`${line(x - w * 0.22, y, x - w * 0.22, y + h)}${line(x + w * 0.3, y, x + w * 0.3, y + h)}`}
      />
    </>
  )
}

/** An electrically heated platen with its insulation above or below and the bores of the heating rods. */
export function Platen({ x, y, w, h, insulation }: At & Size & { insulation: 'above' | 'below' }) {
  const edge = insulation === 'above' ? y - 9 : y + h
  const bores = Math.max(3, Math.round(w / 28))
  return (
    <>
      <path className="solid" d={`${box(x + 4, edge, w - 8, 9)}${box(x, y, w, h)}`} />
      <path
        className="hatch"
        d={row(Math.floor((w - 20) / 8), 8, (at) => line(x + 10 + at, edge + 9, x + 16 + at, edge))}
      />
      <path className="thin" d={row(bores, (w - 32) / (bores - 1), (at) => circle(x + 16 + at, y + h / 2, 4.5))} />
    </>
  )
}

/** Ventilation slots, one below the other; x, y is the top left corner of the first. */
export function Louvers({ x, y, w, count = 6, gap = 7 }: At & { w: number; count?: number; gap?: number }) {
  return <path className="thin" d={row(count, gap, (at) => box(x, y + at, w, 3, 1))} />
}

/** A hose along a path, drawn as two lines. */
export function Hose({ d }: { d: string }) {
  return (
    <>
      <path className="hose" d={d} />
      <path className="hose hose-inside" d={d} />
    </>
  )
}
