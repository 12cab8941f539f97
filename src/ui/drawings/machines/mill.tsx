import { Cabinet, Lamp } from '../electrics.tsx'
import { Floor, Foot, Louvres } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'

const housings = [196, 536] as const

/** Two-roll mill from the operator's side: the front roll carries the band of compound. */
export function Mill() {
  return (
    <>
      <Floor from={20} to={780} />
      <Drive />
      <Lintel />
      <Rolls />
      {housings.map((x) => (
        <Housing key={x} x={x} />
      ))}
      <SafetyBar />
      <Base />
      <Lamp x={744} y={286} />
      <Cabinet x={690} y={286} w={78} h={214} />
      <path className="axis" d={line(76, 318, 680, 318)} />
    </>
  )
}

/** Gearbox on its motor housing and the guard over the connecting gears. */
function Drive() {
  return (
    <>
      <path className="solid" d={`${box(64, 236, 100, 264, 16)}${box(160, 288, 24, 60)}`} />
      <path
        className="thin"
        d={`${circle(114, 282, 34)}${circle(114, 378, 44)}${circle(114, 282, 6)}${circle(114, 378, 6)}`}
      />
      <path className="solid" d={row(2, 86, (at) => row(2, 232, (down) => circle(71 + at, 252 + down, 3.5)))} />
      <path className="solid" d={`${box(584, 296, 26, 44)}${box(610, 270, 70, 96, 4)}${box(600, 366, 84, 134, 4)}`} />
      <path
        className="thin"
        d={`${row(5, 12, (at) => line(621 + at, 278, 621 + at, 358))}${box(610, 378, 64, 62, 3)}`}
      />
      <Louvres x={616} y={452} w={52} count={5} />
    </>
  )
}

/** Emergency-stop rope on its frame over the nip. */
function Lintel() {
  return (
    <>
      <path className="solid" d={`${box(218, 120, 10, 120)}${box(572, 120, 10, 120)}${box(210, 108, 380, 14, 3)}`} />
      <path className="thin" d={`${line(228, 150, 572, 150)}${line(228, 146, 572, 146)}`} />
      <path className="signal" d={`${box(226, 142, 12, 12, 2)}${box(562, 142, 12, 12, 2)}`} />
      <path className="solid" d={`${box(262, 168, 276, 10, 2)}${row(2, 240, (at) => box(274 + at, 122, 10, 46))}`} />
    </>
  )
}

/** Back roll behind, front roll with band, edge guides that keep the bank of compound between them. */
function Rolls() {
  return (
    <>
      <path className="solid" d={`${box(256, 234, 288, 60, 4)}${box(244, 262, 312, 110, 6)}`} />
      <path
        className="thin"
        d={`${line(258, 242, 542, 242)}${line(256, 274, 544, 274)}${line(256, 280, 544, 280)}${line(256, 360, 544, 360)}`}
      />
      <path className="dark" d="M282 258Q300 240 330 252Q362 236 398 250Q436 238 470 250Q504 242 518 258V372H282z" />
      <path className="fill" d="M262 226l22 -10v62l-10 14h-12zM538 226l-22 -10v62l10 14h12z" />
      <path className="glint" d={`${line(290, 282, 510, 282)}${line(290, 288, 510, 288)}${line(290, 356, 510, 356)}`} />
      <path className="glint" d={`${line(360, 262, 352, 372)}${line(372, 262, 364, 372)}`} />
      <path className="solid" d="M262 412h276l-14 42h-248z" />
      <path className="thin" d={line(266, 422, 534, 422)} />
    </>
  )
}

/** Side frame with bearing cap and the wheel that sets the nip. */
function Housing({ x }: { x: number }) {
  return (
    <>
      <path className="fill" d={`M${x + 8} 232h52q8 0 8 8v172l14 88h-96l14 -88V240q0 -8 8 -8z`} />
      <path
        className="solid"
        d={`${box(x + 2, 220, 64, 14, 2)}${row(2, 42, (at) => box(x + 8 + at, 210, 10, 10, 1))}`}
      />
      <path className="thin" d={`${box(x + 8, 246, 52, 24, 3)}${line(x + 2, 404, x + 66, 404)}`} />
      <path className="solid" d={`${circle(x + 34, 318, 38)}${circle(x + 34, 318, 29)}${circle(x + 34, 318, 9)}`} />
      <path className="thin" d={row(3, 1, (_, i) => spoke(x + 34, 318, i * 120 - 90))} />
      <path className="solid" d={circle(x + 34, 285, 5)} />
    </>
  )
}

function spoke(cx: number, cy: number, degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return line(cx + 9 * cos, cy + 9 * sin, cx + 29 * cos, cy + 29 * sin)
}

/** Body bar in front of the rolls: pushed, it stops the mill. */
function SafetyBar() {
  return (
    <>
      <path className="solid" d={`${box(206, 390, 12, 62, 2)}${box(582, 390, 12, 62, 2)}`} />
      <path className="signal" d={box(200, 384, 400, 10, 5)} />
    </>
  )
}

function Base() {
  return (
    <>
      <path className="solid" d={box(40, 500, 730, 58, 2)} />
      <path className="fill" d={box(40, 500, 730, 16)} />
      <Louvres x={90} y={526} w={120} count={4} />
      <Louvres x={590} y={526} w={120} count={4} />
      <path
        className="thin"
        d={`${line(240, 516, 240, 558)}${line(560, 516, 560, 558)}${row(5, 70, (at) => circle(260 + at, 546, 4))}`}
      />
      <path className="dark" d={box(48, 558, 714, 8)} />
      {[80, 290, 510, 730].map((x) => (
        <Foot key={x} x={x} y={580} />
      ))}
    </>
  )
}
