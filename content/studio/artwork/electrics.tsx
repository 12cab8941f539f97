import { box, circle, line, row } from './geometry.ts'

/** Control cabinet, signal lamp and light curtain, in elevation. */

type At = { x: number; y: number }

/** A control cabinet standing on its plinth: screen, switches, door with handle, louvers. */
export function Cabinet({ x, y, w, h }: At & { w: number; h: number }) {
  const middle = x + w / 2
  return (
    <>
      <path className="dark" d={box(x + 4, y + h - 12, w - 8, 12)} />
      <path className="solid" d={box(x, y, w, h - 12, 2)} />
      <path className="thin" d={`${line(x, y + 14, x + w, y + 14)}${box(x + 8, y + 24, w - 16, h - 48)}`} />
      <path className="fill" d={box(x + 18, y + 40, w - 36, (w - 36) * 0.64, 2)} />
      <Curve x={x + 24} y={y + 40} w={w - 48} h={(w - 36) * 0.64} />
      <path className="solid" d={row(4, (w - 52) / 3, (at) => circle(x + 26 + at, y + 58 + (w - 36) * 0.64, 4.5))} />
      <path className="signal" d={circle(x + w - 26, y + 58 + (w - 36) * 0.64, 6)} />
      <path className="solid" d={box(x + 14, y + h * 0.56, 5, 34, 2)} />
      <path
        className="thin"
        d={row(6, 7, (at) => line(middle - w * 0.26, y + h - 82 + at, middle + w * 0.26, y + h - 82 + at))}
      />
    </>
  )
}

/** The pressure curve on a screen: up, hold, release. */
function Curve({ x, y, w, h }: At & { w: number; h: number }) {
  const d = `M${x} ${y + h * 0.78}h${w * 0.16}L${x + w * 0.34} ${y + h * 0.3}h${w * 0.42}L${x + w * 0.86} ${y + h * 0.78}h${w * 0.14}`
  return <path className="thin" d={d} />
}

/** Signal lamp; x, y is the foot of its pole. */
export function Lamp({ x, y }: At) {
  return (
    <>
      <path
        className="solid"
        d={`${box(x - 2, y - 26, 4, 26)}${box(x - 7, y - 40, 14, 14)}${box(x - 7, y - 54, 14, 14)}`}
      />
      <path className="signal" d={`M${x - 7} ${y - 54}v-10q0 -6 7 -6t7 6v10z`} />
    </>
  )
}

/** Post of a light curtain: the yellow of the whole site comes from here. */
export function LightCurtain({ x, y, h }: At & { h: number }) {
  return (
    <>
      <path className="signal" d={box(x - 5, y, 10, h, 1)} />
      <path className="thin" d={line(x, y + 8, x, y + h - 8)} />
    </>
  )
}
