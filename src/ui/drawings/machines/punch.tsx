import { Lamp, LightCurtain } from '../electrics.tsx'
import { Floor, Foot, Gauge, Hose, Louvres, Nut, Rod } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'

/** Punching machine: the die comes down on the moulded sheet and leaves single parts. */
export function Punch() {
  return (
    <>
      <Floor from={40} to={760} />
      <MouldSlide />
      <Head />
      {[262, 538].map((x) => (
        <Rod key={x} x={x} y={176} w={24} h={238} />
      ))}
      <Die />
      <LightCurtain x={232} y={200} h={190} />
      <LightCurtain x={568} y={200} h={190} />
      <Body />
      <ControlStand />
      <path className="axis" d={line(400, 16, 400, 592)} />
    </>
  )
}

function Head() {
  return (
    <>
      <Hose d="M466 74H590Q610 74 610 94V452H580" />
      <path className="solid" d={`${box(340, 28, 120, 12, 2)}${box(350, 40, 100, 56)}${box(330, 92, 140, 10)}`} />
      <path className="thin" d={row(6, 14, (at) => line(365 + at, 40, 365 + at, 92))} />
      <path className="solid" d={box(450, 66, 18, 16)} />
      {[262, 538].map((x) => (
        <Nut key={x} x={x} y={84} w={38} h={18} />
      ))}
      <path className="fill" d={box(222, 102, 356, 74, 4)} />
      <path className="thin" d={box(300, 114, 200, 50, 3)} />
      <path className="solid" d={box(352, 126, 96, 24, 1)} />
    </>
  )
}

/** Ram, guided plate, depth-stop screws and the row of knives with sharpened edges. */
function Die() {
  return (
    <>
      <Rod x={400} y={176} w={56} h={44} />
      <path className="solid" d={row(2, 276, (at) => box(243 + at, 212, 38, 56, 2))} />
      <path className="fill" d={box(226, 220, 348, 38, 3)} />
      <path
        className="solid"
        d={`${row(2, 200, (at) => box(295 + at, 258, 10, 58))}${row(2, 200, (at) => box(290 + at, 284, 20, 12))}`}
      />
      <path className="solid" d={box(322, 258, 156, 24)} />
      <path className="solid" d={row(8, 19, (at) => `M${325 + at} 282h14v18l-2 8l-3 -8h-4l-3 8l-2 -8z`)} />
    </>
  )
}

/** Slide with the sheet of parts, drawn out to the left as far as it goes; rollers carry it. */
function MouldSlide() {
  return (
    <>
      <path className="solid" d={`${box(92, 404, 140, 10)}${box(106, 414, 12, 158)}`} />
      <path className="solid" d={row(6, 22, (at) => circle(106 + at, 400, 6))} />
      <path className="thin" d={line(118, 520, 232, 430)} />
      <Foot x={112} y={580} />
      <path className="solid" d={box(74, 384, 158, 10)} />
      <path className="solid" d="M74 386h-16q-8 0 -8 8v14h8v-12h16z" />
    </>
  )
}

function Body() {
  return (
    <>
      <path className="solid" d={`${box(214, 384, 372, 10)}${box(306, 372, 188, 12)}`} />
      <path className="dark" d={`${box(318, 366, 164, 6)}${row(8, 19, (at) => `M${325 + at} 366q7 -9 14 0z`)}`} />
      <path className="fill" d={box(214, 394, 372, 62, 4)} />
      <path className="thin" d={box(232, 406, 336, 38, 3)} />
      <Gauge x={270} y={422} r={13} />
      <Gauge x={308} y={422} r={13} />
      <path className="solid" d={`${box(440, 412, 112, 26, 2)}${circle(458, 425, 7)}${circle(534, 425, 7)}`} />
      <path className="signal" d={circle(496, 425, 8)} />
      <path className="solid" d={box(222, 456, 356, 102)} />
      <path className="thin" d={`${line(400, 456, 400, 558)}${row(2, 26, (at) => box(385 + at, 492, 4, 26))}`} />
      <Louvres x={246} y={480} w={114} count={7} />
      <Louvres x={440} y={480} w={114} count={7} />
      <path className="dark" d={box(228, 558, 344, 8)} />
      <Foot x={252} y={580} />
      <Foot x={548} y={580} />
    </>
  )
}

function ControlStand() {
  return (
    <>
      <path className="solid" d={`${box(684, 336, 14, 232)}${box(652, 568, 78, 12, 2)}`} />
      <Lamp x={722} y={208} />
      <path className="solid" d={box(644, 208, 94, 128, 3)} />
      <path className="fill" d={box(656, 222, 70, 50, 2)} />
      <path className="thin" d="M662 262h10l10 -26h22l8 26h8" />
      <path className="solid" d={row(3, 18, (at) => circle(664 + at, 292, 5))} />
      <path className="signal" d={circle(718, 292, 7)} />
      <path className="thin" d={row(3, 8, (at) => line(656, 310 + at, 726, 310 + at))} />
    </>
  )
}
