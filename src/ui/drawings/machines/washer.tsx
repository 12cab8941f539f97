import { Lamp } from '../electrics.tsx'
import { Floor, Foot, Gauge, Hose, Louvres } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'

const [cx, cy] = [350, 350]

/** Washing and drying machine: stainless cabinet, one door, dosing of detergent and antistatic from canisters. */
export function Washer() {
  return (
    <>
      <Floor from={60} to={760} />
      <Supply />
      <Body />
      <Door />
      <Panel />
      <Dosing />
      <path className="axis" d={line(cx, 196, cx, 508)} />
    </>
  )
}

function Body() {
  return (
    <>
      <path className="solid" d={`${box(170, 92, 360, 474, 8)}`} />
      <path
        className="thin"
        d={`${line(170, 186, 530, 186)}${line(170, 516, 530, 516)}${line(182, 186, 182, 516)}${line(518, 186, 518, 516)}`}
      />
      <path className="solid" d={box(236, 80, 228, 12, 3)} />
      <path
        className="thin"
        d={`${box(186, 528, 150, 26, 2)}${box(364, 528, 150, 26, 2)}${row(2, 178, (at) => circle(198 + at, 541, 3))}`}
      />
      <Louvres x={220} y={533} w={96} count={3} />
      <Foot x={200} y={580} />
      <Foot x={500} y={580} />
    </>
  )
}

/** Door, water line, perforated drum with lifters. */
function Door() {
  const holes = row(7, 22, (across) =>
    row(6, 22, (down) =>
      Math.hypot(across - 66, down - 55) < 78 ? circle(cx - 66 + across, cy - 55 + down, 2.5) : '',
    ),
  )
  return (
    <>
      <path className="solid" d={`${circle(cx, cy, 138)}${circle(cx, cy, 126)}`} />
      <path className="fill" d={circle(cx, cy, 98)} />
      <path className="solid" d={`M${cx - 97} ${cy - 14}a98 98 0 0 1 194 0q-24 -10 -48 0t-49 0t-49 0t-48 0z`} />
      <path className="thin" d={`${holes}${circle(cx, cy, 104)}`} />
      <path className="thin" d="M290 296l34 -38M302 300l38 -42" />
      <path
        className="solid"
        d={`${box(204, 308, 26, 20, 3)}${box(204, 372, 26, 20, 3)}${box(196, 300, 12, 100, 4)}`}
      />
      <path className="solid" d={`${box(466, 330, 32, 40, 4)}${box(476, 338, 12, 24, 5)}`} />
    </>
  )
}

function Panel() {
  return (
    <>
      <path
        className="solid"
        d={`${box(190, 110, 116, 56, 2)}${box(198, 118, 28, 40, 2)}${box(234, 118, 28, 40, 2)}${box(270, 118, 28, 40, 2)}`}
      />
      <path className="thin" d={row(3, 36, (at) => line(204 + at, 148, 220 + at, 148))} />
      <path className="fill" d={box(330, 108, 92, 60, 2)} />
      <path className="thin" d="M338 156h12v-14h16v-14h22v20h16v8h10" />
      <path
        className="solid"
        d={`${circle(446, 126, 6)}${circle(446, 150, 6)}${circle(470, 126, 6)}${circle(470, 150, 6)}`}
      />
      <path className="signal" d={circle(502, 138, 9)} />
      <Lamp x={492} y={92} />
    </>
  )
}

/** Filtered water and air come in on the left, the drain leaves below. */
function Supply() {
  return (
    <>
      <Hose d="M100 566V150Q100 138 112 138H172" />
      <Hose d="M136 566V232Q136 220 148 220H172" />
      <path className="solid" d={`${box(82, 300, 36, 100, 8)}${box(78, 288, 44, 16, 2)}`} />
      <path className="thin" d={row(6, 13, (at) => line(88, 320 + at, 112, 320 + at))} />
      <path className="solid" d={`${box(124, 420, 24, 30, 3)}${box(132, 404, 8, 16)}${box(120, 398, 32, 7, 3)}`} />
      <Gauge x={100} y={236} r={15} />
      <path className="dark" d={row(2, 36, (at) => box(88 + at, 562, 24, 18))} />
    </>
  )
}

/** Three dosing pumps on a rail, each with its canister and suction lance. */
function Dosing() {
  return (
    <>
      <Hose d="M712 262V170Q712 150 692 150H530" />
      <path className="solid" d={`${box(570, 260, 172, 10, 2)}${box(570, 340, 172, 10, 2)}`} />
      {[594, 656, 718].map((x) => (
        <g key={x}>
          <path className="thin" d={line(x, 336, x, 540)} />
          <path
            className="solid"
            d={`${box(x - 22, 252, 44, 92, 4)}${circle(x, 286, 15)}${box(x - 12, 316, 24, 16, 2)}`}
          />
          <path
            className="thin"
            d={`${circle(x, 286, 4)}${row(3, 1, (_, i) => circle(x + 9 * Math.cos(i * 2.094), 286 + 9 * Math.sin(i * 2.094), 3.5))}`}
          />
          <path className="solid" d={`M${x - 26} 462q0 -12 12 -12h28q12 0 12 12v110q0 8 -8 8h-36q-8 0 -8 -8z`} />
          <path className="fill" d={`M${x - 26} 506h52v66q0 8 -8 8h-36q-8 0 -8 -8z`} />
          <path className="solid" d={box(x - 8, 440, 16, 10, 2)} />
          <path className="hidden" d={line(x, 452, x, 566)} />
        </g>
      ))}
    </>
  )
}
