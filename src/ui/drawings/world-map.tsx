import { circle } from './geometry.ts'
import { project } from './projection.ts'
import { Sheet } from './sheet.tsx'
import { land } from './world-land.ts'

const guangzhou = { longitude: 113.4, latitude: 22.9 }
const [south, north] = [-57, 81]

/** The world with the one place this company builds in. No other point is marked: there are no other offices. */
export function WorldMap({ label }: { label: string }) {
  const [x, y] = project(guangzhou.longitude, guangzhou.latitude)
  return (
    <Sheet viewBox="0 8 1000 438" label={label}>
      <path className="graticule" d={graticule()} />
      <path className="land" transform="scale(.5)" d={land} />
      <path className="thin" d={crosshair(x, y)} />
      <path d={circle(x, y, 11)} />
      <path className="signal" d={circle(x, y, 5)} />
    </Sheet>
  )
}

/** Meridians and parallels every 30 degrees. */
function graticule(): string {
  const meridians = steps(-180, 180, 30).map((longitude) => {
    return polyline(steps(south, north, 6).map((latitude) => project(longitude, latitude)))
  })
  const parallels = steps(-30, 60, 30).map((latitude) => polyline([project(-180, latitude), project(180, latitude)]))
  return [...meridians, ...parallels].join('')
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

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by)
}

function polyline(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
}
