import { Cabinet, Lamp, LightCurtain } from '../electrics.tsx'
import { Floor, Gauge, Hose, Platen, Rod } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'
import { MovingPlate, PressBed, PressColumns } from './column-press.tsx'

/** Transfer press: the upper cylinder drives a plunger into the pot, the lower one keeps the mould shut. */
export function TransferPress() {
  return (
    <>
      <Floor from={60} to={770} />
      <Hose d="M326 52H190Q164 52 164 78V474H206" />
      <TransferCylinder />
      <PressColumns top={180} bottom={446} crown={112} />
      <path className="fill" d={box(214, 112, 372, 68, 4)} />
      <path className="thin" d={row(2, 284, (at) => box(236 + at, 124, 44, 44, 3))} />
      <path className="thin" d={box(292, 124, 216, 44, 3)} />
      <path className="solid" d={box(352, 134, 96, 24, 1)} />
      <TransferPlunger />
      <MovingPlate y={384} />
      <Platen x={296} y={346} w={208} h={28} insulation="below" />
      <Mould />
      <LightCurtain x={226} y={204} h={226} />
      <LightCurtain x={574} y={204} h={226} />
      <PressBed />
      <path className="solid" d={box(136, 374, 56, 70, 3)} />
      <path className="thin" d={`${line(136, 398, 192, 398)}${line(136, 420, 192, 420)}`} />
      <Gauge x={164} y={352} r={13} />
      <Lamp x={720} y={238} />
      <Cabinet x={644} y={238} w={112} h={342} />
      <path className="axis" d={line(400, 4, 400, 592)} />
    </>
  )
}

function TransferCylinder() {
  return (
    <>
      <path className="solid" d={`${box(338, 16, 124, 12, 2)}${box(346, 28, 108, 68)}${box(322, 96, 156, 16, 2)}`} />
      <path
        className="thin"
        d={`${line(346, 40, 454, 40)}${line(346, 84, 454, 84)}${row(5, 34, (at) => circle(332 + at, 104, 3.5))}`}
      />
      <path className="solid" d={`${box(322, 45, 24, 14)}${row(4, 34, (at) => box(343 + at, 10, 12, 6))}`} />
    </>
  )
}

/** Rod, heated plunger plate and the plunger itself, above the pot. */
function TransferPlunger() {
  return (
    <>
      <Rod x={400} y={180} w={64} h={26} />
      <path className="solid" d={box(286, 196, 228, 14, 2)} />
      <Platen x={300} y={219} w={200} h={24} insulation="above" />
      <path className="solid" d={box(352, 243, 96, 24)} />
    </>
  )
}

/** Pot with the slug of compound, middle plate with its runners, lower half with cavities. */
function Mould() {
  return (
    <>
      <path className="solid" d="M310 276h42v16h96v-16h42v28h-180z" />
      <path className="dark" d={`M354 280q46 -9 92 0v11h-92z${row(5, 20, (at) => `M${357 + at} 292h6l-2 12h-2z`)}`} />
      <path className="solid" d={box(310, 304, 180, 18)} />
      <path className="solid" d={box(310, 322, 180, 24)} />
      <path className="dark" d={row(5, 34, (at) => box(322 + at, 315, 20, 14, 3))} />
      <path className="thin" d={row(2, 168, (at) => box(313 + at, 300, 6, 34))} />
    </>
  )
}
