import { Lamp } from '../electrics.tsx'
import { Floor, Hose, Rod } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'
import { InjectionPlunger, VerticalClamp } from './vertical-injection.tsx'

/** Liquid silicone: follower plates press components A and B out of their drums to the mixer on the clamp. */
export function LiquidInjection() {
  return (
    <>
      <Floor from={70} to={780} />
      <InjectionPlunger />
      <VerticalClamp />
      <Dosing />
      <Drum x={576} />
      <Drum x={710} />
      <Mixer />
      <path className="axis" d={line(300, 6, 300, 592)} />
    </>
  )
}

function Dosing() {
  return (
    <>
      <path className="solid" d={`${box(502, 566, 282, 14, 2)}${row(3, 134, (at) => box(504 + at, 190, 10, 376))}`} />
      <path className="solid" d={box(494, 174, 298, 16, 2)} />
      {[576, 710].map((x) => (
        <g key={x}>
          <path className="solid" d={`${box(x - 20, 98, 40, 76, 2)}${box(x - 26, 90, 52, 10, 2)}`} />
          <path className="thin" d={`${line(x - 20, 112, x + 20, 112)}${line(x - 20, 160, x + 20, 160)}`} />
          <Rod x={x} y={190} w={16} h={142} />
          <path className="fill" d={box(x - 24, 268, 48, 52, 3)} />
        </g>
      ))}
      <Lamp x={768} y={174} />
      <path className="solid" d={box(606, 204, 74, 104, 3)} />
      <path className="fill" d={box(615, 214, 56, 40, 2)} />
      <path className="thin" d="M620 246h8l8 -20h18l6 20h6" />
      <path className="solid" d={row(2, 18, (at) => circle(624 + at, 276, 5))} />
      <path className="signal" d={circle(662, 276, 6)} />
    </>
  )
}

/** A 200 litre drum: rolled beads, follower plate inside shown dashed, level of the material. */
function Drum({ x }: { x: number }) {
  return (
    <>
      <path
        className="solid"
        d={`${box(x - 54, 372, 108, 186, 4)}${box(x - 57, 368, 114, 8, 3)}${box(x - 57, 554, 114, 8, 3)}`}
      />
      <path className="solid" d={`${box(x - 56, 430, 112, 7, 3)}${box(x - 56, 494, 112, 7, 3)}`} />
      <path className="solid" d={`${box(x - 34, 332, 68, 14, 2)}${box(x - 8, 346, 16, 22)}`} />
      <path
        className="hidden"
        d={`${box(x - 48, 396, 96, 14)}${line(x - 8, 372, x - 8, 396)}${line(x + 8, 372, x + 8, 396)}`}
      />
      <path className="thin" d={box(x - 30, 452, 60, 28, 1)} />
    </>
  )
}

/** Both components meet here: hoses, metering valves, static mixer into the cooled injection barrel. */
function Mixer() {
  return (
    <>
      <Hose d="M552 290H528Q520 290 520 282V152Q520 140 508 140H438" />
      <Hose d="M734 290H746Q756 290 756 278V62Q756 48 742 48H470Q456 48 456 62V112" />
      <path className="solid" d={`${box(332, 150, 50, 18)}${box(382, 146, 12, 26, 2)}${box(394, 112, 76, 60, 3)}`} />
      <path
        className="thin"
        d={`${row(5, 9, (at) => `M${336 + at} 150l9 18`)}${row(5, 9, (at) => `M${345 + at} 150l-9 18`)}`}
      />
      <path
        className="thin"
        d={`${circle(414, 142, 12)}${circle(450, 142, 12)}${line(414, 142, 421, 134)}${line(450, 142, 457, 134)}`}
      />
    </>
  )
}
