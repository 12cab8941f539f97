import { project } from '../../../src/ui/media/world-projection.ts'
import { land } from './world-land.ts'

const [south, north] = [-57, 81]

/** The inhabited world without a mark on it; places are marked where the map is shown. */
export function World() {
  return (
    <>
      <path className="graticule" d={graticule()} />
      <path className="land" transform="scale(.5)" d={land} />
    </>
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

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by)
}

function polyline(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
}
