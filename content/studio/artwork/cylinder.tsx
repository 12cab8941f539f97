import {
  at,
  axis,
  Bed,
  bore,
  bottom,
  drop,
  flange,
  floor,
  Inside,
  Metal,
  Screw,
  seat,
  top,
  wall,
} from './cylinder-parts.tsx'
import { tip } from './dimension.tsx'
import { arc, circle, hatch, line, mirrored, outline, type Point, plate, type Ring } from './geometry.ts'

/*
 * Main cylinder hanging with its flange in the press bed. Oil pressure pulls the bottom down and the plunger up, so
 * the wall carries the whole press force into the flange: through solid steel, or through screws.
 */

/** Closes a half profile from the bore over the outside with the rounded bore floor. */
function cup(half: readonly Point[]): Ring {
  const right = at(half)
  const floorCurve = [...arc(-bore + 24, floor - 24, 24, 180, 90), ...arc(bore - 24, floor - 24, 24, 90, 0)]
  return [...right, ...[...mirrored(right, axis)].reverse(), ...at(floorCurve)]
}

const onePiece = cup([
  [bore, top],
  [flange, top],
  [flange, seat],
  [wall + 22, seat],
  ...arc(wall + 22, seat + 22, 22, -90, -180),
  [wall, bottom - 14],
  [wall - 14, bottom],
])
const tube = cup([
  [bore, seat + 3],
  [wall, seat + 3],
  [wall, bottom - 14],
  [wall - 14, bottom],
])
const looseFlange = plate(axis + bore, top, flange - bore, seat - top)

/** Cylinder and flange of one forging: the force runs through without a joint. */
export function OnePieceCylinder() {
  return (
    <>
      <Bed />
      <Metal rings={[onePiece]} />
      <Inside />
      <path className="flow" d={[0, 24].map(forceLine).join('')} />
      <path
        className="flow-tip"
        d={[0, 24].flatMap((inward) => [-1, 1].map((side) => forceEnd(side, inward))).join('')}
      />
      <path className="axis" d={line(axis, 14, axis, 410)} />
    </>
  )
}

/** The force: from the bottom up the wall, around the fillet, down on the bed; no joint on its way. */
function forceLine(inward: number): string {
  const line = (side: number) => {
    const [wallX, endX] = [axis + side * (118 - inward), axis + side * (152 + inward / 2)]
    const turn = 170 - inward
    const up = `M${axis + side * 24} ${362 - inward / 2}H${axis + side * 86}Q${wallX} ${362 - inward / 2} ${wallX} 328V206`
    return `${up}C${wallX} ${turn - 6} ${wallX + side * 6} ${turn - 14} ${endX - side * 12} ${turn - 14}Q${endX} ${turn - 14} ${endX} ${seat - 10}`
  }
  return line(-1) + line(1)
}

function forceEnd(side: number, inward: number): string {
  const x = axis + side * (152 + inward / 2)
  return tip(x, seat, x, seat - 20, 11)
}

/** A tube screwed to a loose flange: the joint and its screws carry the force, and leak. */
export function ScrewedCylinder() {
  const flanges = [looseFlange, mirrored(looseFlange, axis)]
  const sides = [-1, 1] as const
  return (
    <>
      <Bed />
      <Metal rings={[tube]} />
      <path className="hatch" d={hatch(flanges, 10, 'falling')} />
      <path d={outline(...flanges)} />
      <Inside />
      {sides.map((side) => (
        <Screw key={side} x={axis + side * 104} />
      ))}
      <path
        className="weak"
        d={sides.map((side) => line(axis + side * bore, seat + 1.5, axis + side * wall, seat + 1.5)).join('')}
      />
      <path
        className="weak-fill"
        d={sides
          .map(
            (side) =>
              `${circle(axis + side * 86, seat - 3, 3.6)}${drop(axis + side * 137, 268)}${drop(axis + side * 137, 292)}`,
          )
          .join('')}
      />
      <path
        className="weak weak--fine"
        d={sides.map((side) => line(axis + side * 131, seat + 2, axis + side * 131, 250)).join('')}
      />
      <path className="axis" d={line(axis, 14, axis, 410)} />
    </>
  )
}
