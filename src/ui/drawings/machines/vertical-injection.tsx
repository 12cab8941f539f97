import { Cabinet, Lamp, LightCurtain } from '../electrics.tsx'
import { Floor, Foot, Gauge, Hose, Louvres, Motor, Nut, Platen, Rod } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'

const axis = 300
const columns = [190, 410] as const

/** Vertical injection: the screw stands at an angle beside the plunger, the mould closes from below. */
export function VerticalInjection() {
  return (
    <>
      <Floor from={70} to={770} />
      <ScrewUnit />
      <InjectionPlunger />
      <VerticalClamp />
      <FeedStrip />
      <Lamp x={726} y={262} />
      <Cabinet x={652} y={262} w={108} h={318} />
      <path className="axis" d={line(axis, 6, axis, 592)} />
    </>
  )
}

/** Clamp with four columns around `axis`, open, the mould halves apart. */
export function VerticalClamp() {
  return (
    <>
      {columns.map((x) => (
        <g key={x}>
          <Rod x={x} y={184} w={18} h={24} />
          <Nut x={x} y={190} w={38} h={18} />
          <Rod x={x} y={252} w={26} h={212} />
          <path className="solid" d={box(x - 20, 376, 40, 52, 2)} />
        </g>
      ))}
      <path className="fill" d={box(150, 208, 300, 46, 4)} />
      <path className="thin" d={`${line(150, 218, 450, 218)}${row(2, 216, (at) => box(172 + at, 224, 40, 20, 2))}`} />
      <Platen x={214} y={263} w={172} h={24} insulation="above" />
      <path className="solid" d={`${box(230, 287, 140, 22)}${box(230, 322, 140, 24)}`} />
      <path className="thin" d={row(5, 26, (at) => `M${242 + at} 309v8h12v-8`)} />
      <path className="dark" d={row(5, 26, (at) => `M${240 + at} 322h16l-2 10h-12z`)} />
      <Platen x={214} y={346} w={172} h={24} insulation="below" />
      <Rod x={axis} y={416} w={92} h={48} />
      <path className="fill" d={box(154, 379, 292, 38, 3)} />
      <path className="thin" d={row(5, 58, (at) => circle(184 + at, 400, 3.5))} />
      <LightCurtain x={136} y={266} h={168} />
      <LightCurtain x={464} y={266} h={168} />
      <path className="solid" d={box(236, 456, 128, 10, 2)} />
      <path className="fill" d={box(142, 464, 316, 50, 4)} />
      <Gauge x={348} y={486} r={13} />
      <Gauge x={386} y={486} r={13} />
      <path className="solid" d={`${box(166, 476, 76, 26, 2)}${circle(184, 489, 6)}${circle(204, 489, 6)}`} />
      <path className="signal" d={circle(226, 489, 7)} />
      <path className="solid" d={box(136, 514, 328, 44)} />
      <Louvres x={160} y={524} w={110} count={4} />
      <Louvres x={330} y={524} w={110} count={4} />
      <path className="dark" d={box(142, 558, 316, 8)} />
      <Foot x={168} y={580} />
      <Foot x={432} y={580} />
    </>
  )
}

/** Injection cylinder with its tie rods, oil-tempered plunger barrel and nozzle block above the fixed plate. */
export function InjectionPlunger() {
  return (
    <>
      <path className="solid" d={`${box(252, 20, 96, 10, 2)}${box(262, 30, 76, 52)}${box(244, 82, 112, 14, 2)}`} />
      <path
        className="thin"
        d={`${line(262, 42, 338, 42)}${line(262, 72, 338, 72)}${row(4, 22, (at) => box(263 + at, 12, 8, 8))}`}
      />
      <Rod x={axis} y={96} w={30} h={44} />
      <Rod x={254} y={96} w={10} h={88} />
      <Rod x={346} y={96} w={10} h={88} />
      <path className="solid" d={`${box(268, 128, 64, 56, 2)}${box(240, 184, 120, 12, 2)}${box(272, 196, 56, 12)}`} />
      <path className="thin" d={row(4, 11, (at) => line(268, 140 + at, 332, 140 + at))} />
      <Hose d="M252 56H128Q104 56 104 80V470Q104 488 122 488H142" />
      <path className="solid" d={box(236, 48, 26, 16)} />
    </>
  )
}

function ScrewUnit() {
  return (
    <g transform="rotate(-21 332 168)">
      <path className="solid" d="M330 150h22v28h-22z" />
      <path className="solid" d={box(352, 142, 138, 44, 2)} />
      <path className="thin" d={`${row(6, 21, (at) => box(362 + at, 142, 11, 44))}${line(352, 164, 490, 164)}`} />
      <path className="solid" d={`${box(490, 132, 40, 64, 3)}${box(530, 138, 26, 52, 2)}`} />
      <Motor x={562} y={142} w={96} h={44} />
    </g>
  )
}

/** Strip of compound from its box over the guide roller into the throat of the screw. */
function FeedStrip() {
  return (
    <>
      <path className="solid" d={`${circle(566, 152, 15)}${circle(566, 152, 4)}${box(530, 500, 92, 68, 2)}`} />
      <path className="strip" d="M496 96Q512 74 530 108Q546 137 566 137Q581 138 581 154V508" />
      <path className="dark" d={row(4, 12, (at) => box(540, 514 + at, 72, 7, 3))} />
      <Foot x={546} y={580} />
      <Foot x={606} y={580} />
    </>
  )
}
