import { Lamp } from '../electrics.tsx'
import { Floor, Foot, Gauge, Hose, Louvres, Motor } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'

const [cx, cy] = [330, 342]

/** Drum machine from the front, for deflashing and for hot-air drying: round door, fan on top, dust bag. */
export function Drum() {
  return (
    <>
      <Floor from={60} to={760} />
      <Duct />
      <Housing />
      <Door />
      <Controls />
      <DustBag />
      <path className="axis" d={`${line(cx, 188, cx, 496)}${line(160, cy, 500, cy)}`} />
    </>
  )
}

function Housing() {
  return (
    <>
      <path className="solid" d={box(140, 140, 400, 418, 6)} />
      <path className="thin" d={`${line(140, 490, 540, 490)}${box(152, 502, 376, 44, 2)}${line(524, 140, 524, 490)}`} />
      <Louvres x={176} y={512} w={130} count={4} />
      <Louvres x={366} y={512} w={130} count={4} />
      <path className="dark" d={box(148, 558, 384, 8)} />
      <Foot x={172} y={580} />
      <Foot x={508} y={580} />
    </>
  )
}

/** Door ring with bolts, window, the ribs of the drum and the tumbling parts behind the glass. */
function Door() {
  const bolts = around(16, 125, (x, y) => circle(x, y, 3.5))
  const ribs = around(6, 84, (x, y) => line(x, y, cx + (x - cx) * 0.82, cy + (y - cy) * 0.82))
  return (
    <>
      <path className="fill" d={circle(cx, cy, 138)} />
      <path className="thin" d={`${circle(cx, cy, 130.5)}${bolts}`} />
      <path className="solid" d={`${circle(cx, cy, 117)}${circle(cx, cy, 92)}`} />
      <path className="thin" d={`${circle(cx, cy, 86)}${ribs}`} />
      <path className="part" d={seats.map(([x, y]) => circle(cx + x * 0.88, cy + y * 0.88, 8)).join('')} />
      <path className="thin" d="M276 306l34 -42M288 312l38 -46" />
      <path
        className="solid"
        d={`${box(178, 290, 32, 26, 3)}${box(178, 368, 32, 26, 3)}${box(170, 284, 14, 116, 4)}`}
      />
      <path className="solid" d={`${box(442, 324, 36, 36, 4)}${box(454, 290, 12, 60, 6)}`} />
    </>
  )
}

const seats = [
  [-58, 44],
  [-30, 66],
  [2, 78],
  [34, 70],
  [60, 48],
  [-14, 46],
  [20, 50],
  [46, 24],
  [74, 18],
  [6, 22],
  [66, -12],
  [36, -4],
] as const

function around(count: number, radius: number, make: (x: number, y: number) => string): string {
  return row(count, (2 * Math.PI) / count, (angle) =>
    make(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)),
  )
}

/** Fan on the roof: volute, motor, outlet pipe towards the bag. */
function Duct() {
  return (
    <>
      <Hose wide d="M214 44H580Q640 44 640 100V214" />
      <path className="solid" d={box(158, 128, 190, 12, 2)} />
      <Motor x={272} y={74} w={88} h={44} />
      <path className="solid" d="M214 33v-1H262V56H251A48 48 0 1 1 214 33z" transform="translate(-2 0)" />
      <path className="thin" d={`${circle(212, 80, 32)}${circle(212, 80, 8)}`} />
    </>
  )
}

function Controls() {
  return (
    <>
      <path className="solid" d={box(392, 152, 120, 56, 2)} />
      <path className="fill" d={box(400, 160, 62, 40, 2)} />
      <path className="thin" d="M406 192h8l12 -22h18l8 22h6" />
      <path className="solid" d={`${circle(476, 172, 5)}${circle(476, 190, 5)}`} />
      <path className="signal" d={circle(498, 181, 7)} />
      <Gauge x={176} y={174} />
      <Lamp x={476} y={140} />
    </>
  )
}

/** Filter bag under its head, drawer for flash below. */
function DustBag() {
  return (
    <>
      <path className="solid" d={`${box(596, 214, 88, 20, 3)}${box(584, 234, 10, 334)}${box(686, 234, 10, 334)}`} />
      <path className="solid" d="M600 234h80v22q10 8 6 20v146q4 12 -6 20v12h-80v-12q-10 -8 -6 -20V276q-4 -12 6 -20z" />
      <path
        className="thin"
        d={`${line(600, 256, 680, 256)}${line(600, 442, 680, 442)}${row(4, 19, (at) => `M${611 + at} 264q-6 84 0 170`)}`}
      />
      <path className="fill" d="M600 454h80l-16 34h-48z" />
      <path className="solid" d={box(604, 492, 72, 66, 2)} />
      <path className="thin" d={box(626, 506, 28, 8, 3)} />
      <path className="solid" d={box(576, 566, 128, 10, 2)} />
      <path className="thin" d={line(584, 562, 696, 562)} />
    </>
  )
}
