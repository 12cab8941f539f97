import { Lamp } from '../electrics.tsx'
import { Floor, Foot, Louvres, Motor, Rod } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'

/** Strip cutter from the side: roll table, feed rolls, guillotine, belt with the cut strips. */
export function Cutter() {
  return (
    <>
      <Floor from={20} to={780} />
      <Panel />
      <RollTable />
      <Belt />
      <Stand />
      <Knife />
      <FeedRolls />
      <path className="strip" d="M40 334H452" />
    </>
  )
}

function RollTable() {
  return (
    <>
      <path className="solid" d={`${box(60, 382, 14, 188)}${box(252, 382, 14, 188)}`} />
      <path className="thin" d={`${line(74, 540, 252, 430)}${line(74, 430, 252, 540)}`} />
      <path className="solid" d={box(74, 500, 178, 12)} />
      <path className="solid" d={row(10, 27, (at) => `${circle(46 + at, 348, 11)}${circle(46 + at, 348, 3)}`)} />
      <path className="fill" d={box(30, 356, 290, 28, 2)} />
      <path className="thin" d={row(10, 27, (at) => circle(46 + at, 370, 3))} />
      <path className="solid" d={`M30 344V300q0 -10 10 -10h6v8q-8 0 -8 8v38z`} />
      <Foot x={67} y={580} />
      <Foot x={259} y={580} />
    </>
  )
}

/** Belt conveyor behind the knife; the strips lie apart because the belt runs faster than the feed. */
function Belt() {
  return (
    <>
      <path className="solid" d={`${box(540, 390, 14, 180)}${box(722, 390, 14, 180)}${box(554, 500, 168, 12)}`} />
      <path className="solid" d="M500 339H746a15 15 0 0 1 0 30H500a15 15 0 0 1 0 -30z" />
      <path className="thin" d="M500 343H746a11 11 0 0 1 0 22H500a11 11 0 0 1 0 -22z" />
      <path
        className="solid"
        d={`${circle(500, 354, 8)}${circle(746, 354, 8)}${row(4, 49, (at) => circle(549 + at, 354, 5))}`}
      />
      <path className="fill" d={box(524, 372, 222, 20, 2)} />
      <path className="dark" d={row(6, 44, (at) => box(498 + at, 331, 30, 7, 1))} />
      <Motor x={640} y={400} w={64} h={30} />
      <Foot x={547} y={580} />
      <Foot x={729} y={580} />
    </>
  )
}

function Stand() {
  return (
    <>
      <path className="solid" d={box(312, 372, 172, 186, 2)} />
      <path className="fill" d={box(312, 372, 172, 26)} />
      <path
        className="thin"
        d={`${box(324, 408, 70, 138)}${box(402, 408, 70, 138)}${row(2, 14, (at) => box(389 + at, 466, 4, 24))}`}
      />
      <Louvres x={334} y={510} w={50} count={4} />
      <Louvres x={412} y={510} w={50} count={4} />
      <path className="dark" d={box(318, 558, 160, 8)} />
      <Foot x={340} y={580} />
      <Foot x={456} y={580} />
    </>
  )
}

/** Crank-driven knife between two guide rods, inside the guard. */
function Knife() {
  return (
    <>
      <path className="fill" d="M404 372V214q0 -14 14 -14h74q14 0 14 14v128h-22v30z" />
      <path className="solid" d={box(424, 222, 64, 112, 4)} />
      <Rod x={434} y={222} w={8} h={112} />
      <Rod x={478} y={222} w={8} h={112} />
      <path className="solid" d={`${box(426, 258, 60, 26, 2)}${box(448, 222, 16, 36)}M446 284h20v36l-20 -12z`} />
      <path className="thin" d={`${circle(437, 271, 3)}${circle(475, 271, 3)}${line(446, 300, 466, 312)}`} />
      <path className="solid" d={`${box(418, 338, 26, 34)}${box(430, 188, 52, 12, 2)}`} />
      <g transform="rotate(-90 456 186)">
        <Motor x={460} y={164} w={84} h={44} />
      </g>
    </>
  )
}

/** Driven feed rolls: the servo turns them by the set strip width, the spring presses the upper one. */
function FeedRolls() {
  return (
    <>
      <path className="fill" d={box(324, 236, 70, 138, 4)} />
      <path
        className="solid"
        d={`${circle(359, 306, 24)}${circle(359, 362, 24)}${circle(359, 306, 8)}${circle(359, 362, 8)}`}
      />
      <path className="thin" d={`${circle(359, 306, 19)}${circle(359, 362, 19)}`} />
      <path className="solid" d={`${box(351, 220, 16, 16)}${box(340, 212, 38, 8, 2)}`} />
      <path className="thin" d="M350 244l18 5l-18 5l18 5l-18 5l18 5l-18 5" />
      <path className="axis" d={`${line(359, 196, 359, 400)}${line(318, 306, 400, 306)}${line(318, 362, 400, 362)}`} />
    </>
  )
}

function Panel() {
  return (
    <>
      <path className="solid" d={`${box(586, 180, 10, 220)}${box(544, 96, 94, 112, 3)}`} />
      <path className="fill" d={box(554, 106, 74, 52, 2)} />
      <path className="thin" d={row(6, 11, (at) => line(564 + at, 122, 564 + at, 142))} />
      <path className="solid" d={row(3, 16, (at) => circle(564 + at, 182, 5))} />
      <path className="signal" d={circle(618, 182, 7)} />
      <Lamp x={620} y={96} />
    </>
  )
}
