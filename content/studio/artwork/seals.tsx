import { Dimension, tip } from './dimension.tsx'
import { box, hatch, line, outline, plate, type Ring, row } from './geometry.ts'

/* Right-hand half of the cylinder head, enlarged: plunger on the left, wall on the right, oil below, air above. */
const surface = 170
const bore = 180
const outside = 366
const [top, end] = [56, 404]

/** Wall with pockets for wiper, guide and seal; each pocket is a depth and a height. */
function wallWith(pockets: readonly { from: number; to: number; depth: number }[]): Ring {
  const steps = pockets.flatMap(
    ({ from, to, depth }): Ring => [
      [bore, from],
      [bore + depth, from],
      [bore + depth, to],
      [bore, to],
    ],
  )
  return [
    [bore, top],
    ...steps,
    [bore, end],
    [bore + 48, end + 7],
    [bore + 100, end - 5],
    [bore + 148, end + 6],
    [outside, end],
    [outside, top],
  ]
}

/** A long guide with wiper and a pack of seals: the plunger stays in its axis. */
export function LongGuide() {
  const wall = wallWith([
    { from: 70, to: 92, depth: 26 },
    { from: 104, to: 256, depth: 20 },
    { from: 274, to: 372, depth: 30 },
  ])
  const guide = plate(surface + 1, 104, bore + 19 - surface, 152)
  return (
    <>
      <path className="fill" d={box(surface, 366, bore - surface, end - 366)} />
      <Wall ring={wall} />
      <path className="solid" d={outline(guide)} />
      <path className="hatch" d={hatch([guide], 5, 'falling')} />
      <Wiper />
      <path className="dark" d={row(4, 17, (at) => chevron(294 + at))} />
      <path
        className="solid"
        d={`M${surface + 1} 274h39v18l-19.5 -12l-19.5 12zM${surface + 1} 372h39v-8l-19.5 -14l-19.5 14z`}
      />
      <Plunger />
      <path className="hardened" d={line(surface - 7, 34, surface - 7, 416)} />
      <path className="thin" d={`${line(bore + 26, 104, 418, 104)}${line(bore + 26, 256, 418, 256)}`} />
      <Dimension from={[408, 104]} to={[408, 256]} />
      <path className="flow" d={`M${surface + 5} 430V390`} />
      <path className="flow-tip" d={tip(surface + 5, 378, surface + 5, 400)} />
      <path className="axis" d={line(40, 8, 40, 436)} />
    </>
  )
}

/** A short guide and one lip: the plunger tilts, scores and leaks. */
export function ShortGuide() {
  const wall = wallWith([
    { from: 104, to: 148, depth: 20 },
    { from: 178, to: 214, depth: 26 },
  ])
  const guide = plate(surface + 5, 104, bore + 15 - surface, 44)
  return (
    <>
      <path className="fill" d={box(surface - 4, 204, bore - surface + 4, end - 204)} />
      <Wall ring={wall} />
      <path className="solid" d={outline(guide)} />
      <path className="hatch" d={hatch([guide], 5, 'falling')} />
      <path className="dark" d={`M${bore + 25} 180v32h-6q-2 -14 -8 -14q-8 0 -12 12l-8 -4q4 -20 14 -26z`} />
      <g transform={`rotate(1.5 ${surface} 120)`}>
        <Plunger />
        <path className="weak weak--fine" d={`M${surface - 5} 196v92M${surface - 10} 214v120M${surface - 15} 178v66`} />
        <path className="axis" d={line(40, 8, 40, 436)} />
      </g>
      <path className="hidden" d={line(40, 8, 40, 436)} />
      <path
        className="weak"
        d={`M${surface + 4} 392L${surface + 5} 236Q${surface + 6} 214 ${surface + 4} 198L${surface + 6} 150V52`}
      />
      <path
        className="weak-fill"
        d={`${tip(surface + 6, 34, surface + 6, 60, 18)}M${bore + 22} 40q7 9 7 13a7 7 0 0 1 -14 0q0 -4 7 -13zM${bore + 46} 36q6 8 6 11a6 6 0 0 1 -12 0q0 -3 6 -11z`}
      />
      <path className="thin" d={`${line(bore + 26, 104, 418, 104)}${line(bore + 26, 148, 418, 148)}`} />
      <Dimension from={[408, 104]} to={[408, 148]} />
    </>
  )
}

function Wall({ ring }: { ring: Ring }) {
  return (
    <>
      <path className="hatch" d={hatch([ring])} />
      <path d={outline(ring)} />
    </>
  )
}

function Plunger() {
  return (
    <>
      <path className="solid" d={`M24 20q36 12 73 0t73 0V420q-36 -12 -73 0t-73 0z`} />
      <path className="thin" d={`${line(62, 26, 62, 414)}${line(132, 14, 132, 426)}`} />
    </>
  )
}

/** Double lip: the upper edge keeps dirt out, the lower one keeps the oil film in. */
function Wiper() {
  return <path className="dark" d={`M${surface + 1} 52l14 20h20v18h-22l-12 12l4 -16z`} />
}

/** One ring of the seal pack; its lips open towards the pressure. */
function chevron(y: number): string {
  return `M${surface + 1} ${y}l19.5 -12l19.5 12v10l-19.5 -12l-19.5 12z`
}
