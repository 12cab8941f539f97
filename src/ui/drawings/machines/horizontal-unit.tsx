import { Gauge, Hose, Motor } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'

/** Barrel, plunger cylinder and its carriage on the bed. */
export function InjectionUnit() {
  return (
    <>
      <path className="solid" d={`${box(486, 398, 282, 14)}${box(498, 412, 20, 14)}${box(734, 412, 20, 14)}`} />
      <path className="solid" d={`M448 292l14 -8h20v32h-20l-14 -8z${box(482, 272, 104, 56, 2)}`} />
      <path className="thin" d={row(4, 24, (at) => box(492 + at, 272, 14, 56))} />
      <path
        className="solid"
        d={`${box(586, 250, 22, 148, 2)}${box(608, 286, 36, 28)}${box(644, 264, 84, 72)}${box(728, 256, 16, 84, 2)}`}
      />
      <path
        className="thin"
        d={`${line(608, 294, 644, 294)}${line(608, 308, 644, 308)}${line(656, 264, 656, 336)}${line(716, 264, 716, 336)}`}
      />
      <path className="solid" d={`${box(600, 376, 140, 22)}${row(2, 138, (at) => box(598 + at, 372, 10, 26))}`} />
      <Hose d="M686 336V386" />
      <Gauge x={762} y={284} r={13} />
    </>
  )
}

/** Screw drive above the plunger and the strip of compound running into it from the reel. */
export function Feed() {
  return (
    <>
      <path className="solid" d="M532 254h34v18h-34z" />
      <g transform="rotate(-24 540 262)">
        <path className="solid" d={box(540, 240, 110, 36, 2)} />
        <path className="thin" d={row(5, 20, (at) => box(550 + at, 240, 10, 36))} />
        <path className="solid" d={box(650, 232, 30, 52, 2)} />
        <Motor x={686} y={240} w={78} h={36} />
      </g>
      <path className="solid" d={`${box(604, 118, 8, 80)}${circle(608, 116, 26)}`} />
      <path className="thin" d={`${circle(608, 116, 19)}${circle(608, 116, 12)}${circle(608, 116, 5)}`} />
      <path className="strip" d="M634 118Q640 150 636 190" />
    </>
  )
}
