import { circle } from '../../../content/artwork/geometry.ts'
import { project } from '../../../content/artwork/projection.ts'
import { type ClockCity, clockPlaces } from '../../../content/registry/clock-cities.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { Drawing, drawingUrl } from './drawing.tsx'

/** The inhabited world: the one place this company builds in, and the cities whose clocks stand beside. */
export function WorldMap({ label }: { label: string }) {
  const { t, lang } = useSharedData()
  const [x, y] = place
  return (
    <Drawing name="world" label={label}>
      {(Object.keys(clockPlaces) as ClockCity[]).map((city) => {
        const [cityX, cityY] = project(clockPlaces[city].longitude, clockPlaces[city].latitude)
        return (
          <g key={city}>
            <path className="map__dot" d={circle(cityX, cityY, 5)} />
            <text className="map__city" x={(cityX + 11).toFixed(1)} y={(cityY + 6).toFixed(1)}>
              {t(`city.${city}`)}
            </text>
          </g>
        )
      })}
      <Marker />
      <text className="map__city map__city--own" x={(x + 26).toFixed(1)} y={(y + 6).toFixed(1)}>
        {site.place[lang].city}
      </text>
    </Drawing>
  )
}

/** The part of the world around the company, its place marked: what stands there until a map's host has answered. */
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
      <path d={circle(0, 0, 11)} />
      <path className="map__center" d={circle(0, 0, 5)} />
    </g>
  )
}

/** Four short lines around the ring, as a position is marked on a plan. */
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
