import { site } from '../../site.ts'
import { drawingUrl } from './drawing.tsx'
import { project } from './world-projection.ts'

/** Map of the region around the company with its position; shown until the host of the map has answered. */
export function RegionMap() {
  const [x, y] = project(site.location.longitude, site.location.latitude)
  return (
    <svg
      className="map"
      viewBox={`${(x - 150).toFixed()} ${(y - 60).toFixed()} 300 120`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <image href={drawingUrl('world')} x={8} y={20} width={984} height={412} />
      <g className="map__mark" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.6)`}>
        <path className="map__cross" d={crosshair} />
        <circle r={11} />
        <circle className="map__center" r={5} />
      </g>
    </svg>
  )
}

/** Four short lines around the ring, as positions are marked on plans. */
const crosshair = 'M12.0 0.0l10 0M-12.0 0.0l-10 0M0.0 12.0l0 10M0.0 -12.0l0 -10'
