import { Cabinet, Lamp } from '../electrics.tsx'
import { Floor, Foot, Gauge, Hose, Louvres, Nut, Platen, Rod } from '../fittings.tsx'
import { box, circle, line, row } from '../geometry.ts'

const stations = [128, 260, 392, 524] as const
const closedStation = 2

/** Brake pad press: frame stations side by side on one bed, each with its own cylinder, platens and pressure. */
export function FramePress() {
  return (
    <>
      <Floor from={30} to={770} />
      <Hose d="M112 84H620Q634 84 634 98V520H646" />
      {stations.map((x, index) => (
        <Station key={x} x={x} closed={index === closedStation} />
      ))}
      <path className="solid" d={box(58, 500, 536, 58)} />
      <Louvres x={84} y={514} w={140} count={4} />
      <Louvres x={428} y={514} w={140} count={4} />
      <path className="thin" d={`${line(260, 500, 260, 558)}${line(392, 500, 392, 558)}`} />
      <path className="dark" d={box(64, 558, 524, 8)} />
      <Foot x={92} y={580} />
      <Foot x={326} y={580} />
      <Foot x={560} y={580} />
      <Lamp x={722} y={250} />
      <Cabinet x={646} y={250} w={112} h={330} />
      {stations.map((x) => (
        <path key={x} className="axis" d={line(x, 56, x, 512)} />
      ))}
    </>
  )
}

function Station({ x, closed }: { x: number; closed: boolean }) {
  const lower = closed ? 318 : 352
  return (
    <>
      <path className="solid" d={`${box(x - 6, 78, 12, 20)}${box(x - 32, 96, 64, 36, 3)}`} />
      <path className="thin" d={row(4, 14, (at) => line(x - 21 + at, 96, x - 21 + at, 132))} />
      <path className="fill" fillRule="evenodd" d={`${box(x - 60, 132, 120, 368, 8)}${box(x - 43, 214, 86, 226, 6)}`} />
      <path className="solid" d={box(x - 43, 214, 86, 226, 6)} />
      <path className="thin" d={`${box(x - 48, 144, 96, 50, 3)}${circle(x - 34, 169, 5)}${circle(x + 34, 169, 5)}`} />
      <Gauge x={x} y={164} r={13} />
      <Nut x={x} y={204} w={56} h={20} />
      <Platen x={x - 38} y={242} w={76} h={22} insulation="above" />
      <path className="solid" d={box(x - 31, 264, 62, 26)} />
      <path className="thin" d={row(2, 28, (at) => `M${x - 25 + at} 290q11 -8 22 0`)} />
      <Rod x={x} y={lower + 57} w={40} h={440 - lower - 57} />
      <path className="fill" d={box(x - 43, lower + 43, 86, 16)} />
      <Platen x={x - 38} y={lower} w={76} h={22} insulation="below" />
      <path className="solid" d={box(x - 31, lower - 28, 62, 28)} />
      <path className="dark" d={row(2, 28, (at) => `M${x - 25 + at} ${lower - 28}q11 -9 22 0v5h-22z`)} />
      <StationPanel x={x} />
    </>
  )
}

/** Timer, two-hand buttons and emergency stop below each window. */
function StationPanel({ x }: { x: number }) {
  return (
    <>
      <path className="solid" d={box(x - 46, 454, 92, 34, 2)} />
      <path className="thin" d={box(x - 16, 462, 32, 18, 1)} />
      <path className="solid" d={circle(x - 32, 471, 7)} />
      <path className="signal" d={circle(x + 32, 471, 7)} />
    </>
  )
}
