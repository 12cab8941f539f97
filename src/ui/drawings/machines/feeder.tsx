import { Lamp } from '../electrics.tsx'
import { Floor, Foot, Hose, Louvres, Motor } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'
import { tip } from '../sheet.tsx'

/** Air separation: bucket lift, vibrating feeder, zigzag air column; parts fall, flash rises to the bag. */
export function Feeder() {
  return (
    <>
      <Floor from={20} to={780} />
      <Lift />
      <Vibrator />
      <Cyclone />
      <Fan />
      <Column />
      <PartsBox />
    </>
  )
}

/** Hopper for the parts with flash and the bucket lift. */
function Lift() {
  return (
    <>
      <path className="solid" d="M30 430h118l-34 78H64z" />
      <path
        className="part"
        d={row(4, 23, (at) => `${circle(54 + at, 424, 8)}${at < 60 ? circle(65 + at, 412, 8) : ''}`)}
      />
      <path className="solid" d={`${box(40, 508, 10, 62)}${box(124, 508, 10, 62)}`} />
      <Lamp x={145} y={136} />
      <path className="fill" d="M108 560V160q0 -24 24 -24h26q24 0 24 24v400z" />
      <path
        className="thin"
        d={`${line(121, 166, 121, 548)}${line(169, 166, 169, 548)}${row(7, 52, (at) => `M121 ${196 + at}h20v12h-14l-6 -12M169 ${216 + at}h-20v-12h14z`)}`}
      />
      <path
        className="solid"
        d={`${circle(145, 166, 22)}${circle(145, 166, 6)}${circle(145, 538, 22)}${circle(145, 538, 6)}`}
      />
      <path className="solid" d="M182 176l72 34v22l-72 -34z" />
      <Foot x={45} y={580} />
      <Foot x={129} y={580} />
      <Foot x={170} y={580} />
    </>
  )
}

/** Tray on leaf springs with its magnet drive. */
function Vibrator() {
  return (
    <>
      <path className="part" d={row(8, 21, (at) => circle(252 + at, 251, 7))} />
      <path className="fill" d="M232 236v26h200v-10h-186v-16z" />
      <path
        className="solid"
        d={`${box(258, 262, 128, 12)}M268 274l10 40h8l-10 -40zM352 274l10 40h8l-10 -40z${box(298, 280, 44, 30, 2)}${box(246, 314, 148, 22, 2)}`}
      />
      <path className="thin" d={`${row(4, 9, (at) => line(306 + at, 284, 306 + at, 306))}`} />
      <path className="solid" d={`${box(260, 336, 12, 232)}${box(368, 336, 12, 232)}${box(272, 440, 96, 84, 2)}`} />
      <Louvres x={284} y={494} w={72} count={3} />
      <path className="solid" d={row(3, 18, (at) => circle(290 + at, 462, 5))} />
      <path className="signal" d={circle(350, 462, 7)} />
      <Foot x={266} y={580} />
      <Foot x={374} y={580} />
    </>
  )
}

/** The zigzag: air up, light flash with it, heavy parts down against it. */
function Column() {
  return (
    <>
      <path
        className="solid"
        d="M420 96h84v58l22 40l-22 40l22 40l-22 40l22 40l-22 40v36h-84v-36l22 -40l-22 -40l22 -40l-22 -40l22 -40l-22 -40z"
      />
      <path className="solid" d={`${box(408, 440, 8, 140)}${box(508, 440, 8, 140)}`} />
      <path className="solid" d={`${box(410, 86, 104, 10, 2)}${box(410, 430, 104, 10, 2)}`} />
      <path
        className="part"
        d={[
          [452, 262],
          [470, 300],
          [456, 336],
          [474, 372],
          [458, 406],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 7))
          .join('')}
      />
      <path className="flow" d={row(3, 60, (at) => `M488 ${244 - at}q-10 -14 0 -28t0 -26`)} />
      <path className="flow-tip" d={row(3, 60, (at) => tip(488, 186 - at, 486, 196 - at, 11))} />
      <path className="solid" d="M420 440h84v20l-26 40h-32l-26 -40z" />
    </>
  )
}

function Cyclone() {
  return (
    <>
      <Hose wide d="M462 88V70Q462 44 490 44H612" />
      <path className="solid" d="M606 34h108v120l-38 130h-32l-38 -130z" />
      <path className="thin" d={`${line(606, 154, 714, 154)}${line(606, 52, 714, 52)}`} />
      <path className="hidden" d="M642 52v66h36v-66" />
      <path
        className="solid"
        d={`${box(636, 284, 48, 12, 2)}M640 296h40q16 14 14 40v72q0 14 -14 14h-40q-14 0 -14 -14v-72q-2 -26 14 -40z`}
      />
      <path className="thin" d={row(3, 17, (at) => `M${643 + at} 308q-5 50 0 104`)} />
      <path className="solid" d={`${box(598, 154, 10, 416)}${box(712, 154, 10, 416)}`} />
      <Foot x={603} y={580} />
      <Foot x={717} y={580} />
    </>
  )
}

/** Fan at the foot of the column, its damper sets the air. */
function Fan() {
  return (
    <>
      <Hose wide d="M660 34V22H752V500H722" />
      <path className="solid" d="M512 496V432H490V404H540V455A44 44 0 1 1 512 496z" />
      <path className="thin" d={`${circle(556, 496, 30)}${circle(556, 496, 7)}${line(526, 408, 526, 428)}`} />
      <Motor x={616} y={474} w={92} h={46} />
      <path className="solid" d={box(500, 540, 214, 12, 2)} />
    </>
  )
}

function PartsBox() {
  return (
    <>
      <path className="part" d={row(4, 20, (at) => circle(432 + at, 540, 8))} />
      <path className="solid" d="M404 540h116l-10 38h-96z" />
      <path className="thin" d={line(407, 550, 517, 550)} />
    </>
  )
}
