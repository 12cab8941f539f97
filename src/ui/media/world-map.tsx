import { site } from '../../site.ts'
import { drawingUrl } from './drawing.tsx'
import { project } from './world-projection.ts'

/** Map of the region around the company with its position; shown until the host of the map has answered. */
export function RegionMap() {
  const [x, y] = place
  return (
    <svg
      className="map"
      viewBox={`${(x - 150).toFixed()} ${(y - 84).toFixed()} 300 168`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <image href={drawingUrl('world')} x={8} y={20} width={984} height={412} />
      <Marker scale={0.6} />
    </svg>
  )
}

const place = project(site.location.longitude, site.location.latitude)

function Marker({ scale = 1 }: { scale?: number }) {
  const [x, y] = place
  return (
    <g className="map__mark" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
      <path className="map__cross" d={crosshair(0, 0)} />
      <circle r={11} />
      <circle className="map__center" r={5} />
    </g>
  )
}

/** Four short lines around the ring, as positions are marked on plans. */
function crosshair(x: number, y: number): string {
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
    .map(([dx = 0, dy = 0]) => `M${(x + dx * 12).toFixed(1)} ${(y + dy * 12).toFixed(1)}l${dx * 10} ${dy * 10}`)
    .join('')
}
