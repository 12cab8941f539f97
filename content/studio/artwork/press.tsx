import { Cabinet, Lamp, LightCurtain } from './electrics.tsx'
import { Floor, Foot, Gauge, Hose, Louvers, Motor, Nut, Platen, Rod } from './fittings.tsx'
import { box, circle, line, row } from './geometry.ts'

const axis = 400
const columns = [258, 542] as const

/** A four-column press, closed from below: the placeholder of a missing picture. */
export function Press() {
  return (
    <>
      <Floor from={30} to={770} />
      <PowerUnit />
      <PressColumns top={152} bottom={446} crown={76} />
      <Crown />
      <Platen x={296} y={180} w={208} h={30} insulation="above" />
      <path className="solid" d={box(286, 152, 228, 19)} />
      <MovingPlate y={364} />
      <Platen x={296} y={324} w={208} h={30} insulation="below" />
      <path className="solid" d={`${box(318, 298, 164, 26)}${box(318, 210, 164, 24)}`} />
      <path className="dark" d={row(9, 17, (at) => `M${327 + at} 298h10l-2 9h-6z`)} />
      <path className="thin" d={row(9, 17, (at) => `M${328 + at} 234v7h8v-7`)} />
      <Motor x={78} y={412} w={96} h={40} />
      <LightCurtain x={226} y={176} h={236} />
      <LightCurtain x={574} y={176} h={236} />
      <PressBed />
      <Lamp x={720} y={238} />
      <Cabinet x={644} y={238} w={112} h={342} />
      <path className="axis" d={line(axis, 30, axis, 592)} />
    </>
  )
}

/** The four columns: two in front cover two behind; nuts above the crown. */
function PressColumns({ top, bottom, crown }: { top: number; bottom: number; crown: number }) {
  return columns.map((x) => (
    <g key={x}>
      <Rod x={x} y={crown - 34} w={20} h={34} />
      <Nut x={x} y={crown - 27} w={42} h={20} />
      <path className="solid" d={box(x - 25, crown - 7, 50, 7)} />
      <Rod x={x} y={top} w={28} h={bottom - top} />
    </g>
  ))
}

function Crown() {
  return (
    <>
      <path
        className="solid"
        d={`${circle(326, 60, 9)}${circle(474, 60, 9)}${box(318, 68, 16, 8)}${box(466, 68, 16, 8)}`}
      />
      <path className="thin" d={`${circle(326, 60, 4.5)}${circle(474, 60, 4.5)}`} />
      <path className="fill" d={box(214, 76, 372, 76, 4)} />
      <path className="thin" d={`${box(292, 90, 216, 48, 3)}${row(2, 284, (at) => box(236 + at, 90, 44, 48, 3))}`} />
      <path className="solid" d={box(352, 102, 96, 24, 1)} />
    </>
  )
}

/** The plate that rises on the plunger, guided on the columns. */
function MovingPlate({ y }: { y: number }) {
  return (
    <>
      <Rod x={axis} y={y + 40} w={108} h={446 - y - 40} />
      <path className="solid" d={row(2, 284, (at) => box(columns[0] - 21 + at, y - 7, 42, 54, 2))} />
      <path className="fill" d={box(222, y, 356, 40, 3)} />
      <path
        className="thin"
        d={`${line(222, y + 9, 578, y + 9)}${row(6, 54, (at) => circle(265 + at, y + 25, 3.5))}`}
      />
    </>
  )
}

function PressBed() {
  return (
    <>
      <path className="solid" d={box(326, 438, 148, 10, 2)} />
      <path className="fill" d={box(206, 446, 388, 66, 4)} />
      <path className="thin" d={box(224, 460, 352, 38, 3)} />
      <Gauge x={462} y={474} />
      <Gauge x={506} y={474} />
      <path className="solid" d={`${box(244, 466, 70, 26, 2)}${row(2, 26, (at) => circle(266 + at, 479, 6))}`} />
      <path className="solid" d={box(200, 512, 400, 46)} />
      <path className="thin" d={`${line(400, 512, 400, 558)}${row(2, 24, (at) => box(386 + at, 530, 4, 14))}`} />
      <Louvers x={226} y={522} w={120} count={4} />
      <Louvers x={454} y={522} w={120} count={4} />
      <path className="dark" d={box(206, 558, 388, 8)} />
      <Foot x={232} y={580} />
      <Foot x={568} y={580} />
    </>
  )
}

/** Oil tank; the motor is on it. */
function PowerUnit() {
  return (
    <>
      <Hose d="M176 480H206" />
      <path className="dark" d={box(56, 560, 116, 8)} />
      <path className="solid" d={`${box(52, 468, 124, 92, 2)}${box(46, 458, 136, 10, 1)}`} />
      <path className="thin" d={`${box(66, 484, 8, 56, 4)}${line(66, 512, 74, 512)}`} />
      <Louvers x={96} y={492} w={62} count={7} />
      <Foot x={74} y={580} />
      <Foot x={154} y={580} />
    </>
  )
}
