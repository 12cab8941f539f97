import { Lamp } from '../electrics.tsx'
import { Floor, Foot, Hose, Louvres, Nut, Platen, Rod } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'
import { Feed, InjectionUnit } from './horizontal-unit.tsx'

const axisY = 300
const tieBars = [234, 366] as const

/** Horizontal injection: clamp on the left, mould upright so that parts fall out, injection unit on the right. */
export function HorizontalInjection() {
  return (
    <>
      <Floor from={10} to={790} />
      <ClampCylinder />
      {tieBars.map((y) => (
        <path key={y} className="solid" d={box(118, y - 9, 300, 18)} />
      ))}
      <path className="thin" d={tieBars.map((y) => line(118, y - 4, 418, y - 4)).join('')} />
      <Plates />
      <MouldHalves />
      <Bed />
      <InjectionUnit />
      <Feed />
      <Guard />
      <path className="axis" d={line(6, axisY, 794, axisY)} />
    </>
  )
}

function ClampCylinder() {
  return (
    <>
      <path className="solid" d={`${box(14, 262, 14, 76, 2)}${box(28, 254, 66, 92)}`} />
      <path className="thin" d={row(5, 17, (at) => line(28, 266 + at, 94, 266 + at))} />
      <Hose d="M52 254V208Q52 196 64 196H92" />
      <path className="solid" d={box(118, 268, 84, 64)} />
      <path className="thin" d={`${line(118, 282, 202, 282)}${line(118, 322, 202, 322)}`} />
    </>
  )
}

/** End plate, moving plate and fixed plate on the four tie bars, nuts outside. */
function Plates() {
  return (
    <>
      <path
        className="fill"
        d={`${box(92, 190, 34, 236, 4)}${box(196, 200, 34, 220, 4)}${box(408, 190, 40, 236, 4)}`}
      />
      <path
        className="solid"
        d={tieBars
          .map((y) => `${box(80, y - 17, 14, 34, 2)}${box(446, y - 17, 14, 34, 2)}${box(190, y - 15, 46, 30, 2)}`)
          .join('')}
      />
      <path
        className="thin"
        d={tieBars
          .map(
            (y) =>
              `${line(80, y - 6, 94, y - 6)}${line(80, y + 6, 94, y + 6)}${line(446, y - 6, 460, y - 6)}${line(446, y + 6, 460, y + 6)}`,
          )
          .join('')}
      />
    </>
  )
}

function MouldHalves() {
  return (
    <>
      <g transform="rotate(-90 230 300)">
        <Platen x={168} y={309} w={124} h={22} insulation="above" />
      </g>
      <g transform="rotate(90 408 300)">
        <Platen x={346} y={309} w={124} h={22} insulation="above" />
      </g>
      <path className="solid" d={`${box(261, 250, 26, 100)}${box(351, 250, 26, 100)}`} />
      <path className="dark" d={row(5, 18, (at) => `M351 ${257 + at}v14l-9 -3v-8z`)} />
      <path className="thin" d={row(5, 18, (at) => `M287 ${257 + at}h-9v14h9`)} />
      <path className="solid" d={box(290, 176, 58, 16, 2)} />
      <path className="thin" d={row(8, 6, (at) => line(298 + at, 192, 298 + at, 204))} />
    </>
  )
}

/** Base with the chute that takes the falling parts. */
function Bed() {
  return (
    <>
      <path className="solid" d={`${box(30, 426, 740, 18)}${box(40, 444, 720, 116)}`} />
      <path className="fill" d={box(40, 444, 720, 34)} />
      <path className="solid" d="M252 426h128l-16 62v48h-96v-48z" />
      <path className="dark" d={row(5, 15, (at, i) => circle(286 + at, 524 - (i % 2) * 9, 5))} />
      <path className="thin" d="M268 488h96" />
      <Louvres x={70} y={494} w={150} count={7} />
      <Louvres x={580} y={494} w={150} count={7} />
      <path
        className="thin"
        d={`${box(410, 490, 68, 58)}${box(486, 490, 68, 58)}${row(2, 14, (at) => box(473 + at, 512, 4, 14))}`}
      />
      <path className="dark" d={box(46, 560, 708, 7)} />
      {[76, 290, 510, 724].map((x) => (
        <Foot key={x} x={x} y={580} />
      ))}
    </>
  )
}

/** Sliding guard with its windows and handle, drawn in front of the mould area; screen on an arm. */
function Guard() {
  return (
    <>
      <path
        className="thin"
        d={`${box(128, 158, 330, 268, 3)}${line(293, 158, 293, 426)}${box(136, 166, 150, 252, 3)}${box(300, 166, 150, 252, 3)}`}
      />
      <path className="thin" d="M316 244l30 -44M326 246l30 -44" />
      <path className="solid" d={`${box(302, 280, 6, 42, 3)}${box(122, 150, 342, 9, 1)}`} />
      <Lamp x={142} y={150} />
      <Rod x={488} y={172} w={8} h={76} />
      <path className="solid" d={box(462, 96, 76, 92, 3)} />
      <path className="fill" d={box(470, 104, 60, 46, 2)} />
      <path className="thin" d="M476 140h8l8 -22h20l8 22h6" />
      <path className="signal" d={circle(520, 168, 6)} />
      <path className="solid" d={row(2, 16, (at) => circle(480 + at, 168, 4.5))} />
      <Nut x={488} y={240} w={24} h={10} />
    </>
  )
}
