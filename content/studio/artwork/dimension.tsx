import { line } from './geometry.ts'

/** A dimension line from one point to another, level or upright, with solid arrowheads at both ends. */
export function Dimension({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [[x1, y1], [x2, y2]] = [from, to]
  return (
    <>
      <path className="thin" d={line(x1, y1, x2, y2)} />
      <path className="tip" d={`${tip(x1, y1, x2, y2)}${tip(x2, y2, x1, y1)}`} />
    </>
  )
}

/** An arrowhead whose point is at x, y, on a line coming from the second point. */
export function tip(x: number, y: number, fromX: number, fromY: number, length = 12): string {
  const distance = Math.hypot(fromX - x, fromY - y) || 1
  const [ux, uy] = [(fromX - x) / distance, (fromY - y) / distance]
  const half = length * 0.3
  const corner = (side: number) =>
    `${(x + ux * length - side * uy * half).toFixed(1)} ${(y + uy * length + side * ux * half).toFixed(1)}`
  return `M${x} ${y}L${corner(1)}L${corner(-1)}z`
}
