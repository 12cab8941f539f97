import { tip } from './dimension.tsx'
import { arc, circle, hatch, line, outline, type Point, type Ring } from './geometry.ts'

/* Plunger in a lengthwise section and, at the cutting plane, across. The dent of the hollow one is exaggerated. */
const axis = 142
const cross = [366, 222] as const
const [radius, core] = [82, 60]
const [top, bottom] = [66, 378]

/** A plunger of solid steel with a hardened surface, lengthwise and across. */
export function SolidPlunger() {
  const body: Ring = [
    [axis - radius + 10, top],
    [axis + radius - 10, top],
    [axis + radius, top + 10],
    [axis + radius, bottom - 10],
    [axis + radius - 10, bottom],
    [axis - radius + 10, bottom],
    [axis - radius, bottom - 10],
    [axis - radius, top + 10],
  ]
  const disc = arc(...cross, radius, 0, 360, 72)
  return (
    <>
      <path className="fill" d={outline(body, disc)} />
      <path className="hatch" d={hatch([body])} />
      <path className="hatch" d={hatch([disc])} />
      <path
        className="thin"
        d={`${line(axis - radius, top + 10, axis + radius, top + 10)}${line(axis - radius, bottom - 10, axis + radius, bottom - 10)}`}
      />
      <path
        className="hardened"
        d={`${line(axis - radius - 7, top + 12, axis - radius - 7, bottom - 12)}${line(axis + radius + 7, top + 12, axis + radius + 7, bottom - 12)}${circle(...cross, radius + 7)}`}
      />
      <Load />
      <CuttingPlane />
    </>
  )
}

/** A plunger welded of a tube and two caps, dented by the pressure around it. */
export function HollowPlunger() {
  const wall = (side: number): Ring => [...edge(side, radius), ...edge(side, core).reverse()]
  const walls = [wall(-1), wall(1)]
  const lid = (y: number, down: 1 | -1): Ring => [
    [axis - radius, y],
    [axis + radius, y],
    [axis + radius, y + down * 13],
    [axis + radius - 13, y + down * 26],
    [axis - radius + 13, y + down * 26],
    [axis - radius, y + down * 13],
  ]
  const caps = [lid(top, 1), lid(bottom, -1)]
  const rings = [dented(radius), dented(core)]
  return (
    <>
      <path className="hatch" d={hatch(walls)} />
      <path className="hatch" d={hatch(caps, 10, 'falling')} />
      <path className="hatch" d={hatch(rings)} />
      <path d={outline(...walls, ...caps, ...rings)} />
      <path
        className="weak-fill"
        d={[-1, 1].flatMap((side) => [top + 26, bottom - 26].map((y) => weld(side, y))).join('')}
      />
      <path
        className="hidden"
        d={`${line(axis + radius, top + 40, axis + radius, bottom - 40)}${circle(...cross, radius)}`}
      />
      <path
        className="weak"
        d={`M${edge(1, radius)
          .slice(4, 13)
          .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L')}`}
      />
      <path
        className="weak"
        d={`M${dented(radius)
          .filter(([x, y]) => x > cross[0] && Math.abs(y - cross[1]) < 42)
          .sort((a, b) => a[1] - b[1])
          .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L')}`}
      />
      <path
        className="weak weak--fine"
        d={`M${axis - radius - 3} 150v74M${axis - radius - 6} 176v92M${axis - radius - 3} 246v60`}
      />
      <Load />
      <CuttingPlane />
    </>
  )
}

/** One edge of the wall from top to bottom, pushed in on the right side. */
function edge(side: number, r: number): Point[] {
  return Array.from({ length: 17 }, (_, index) => {
    const y = top + 26 + ((bottom - top - 52) * index) / 16
    const dent = side > 0 ? 15 * Math.exp(-(((y - cross[1]) / 48) ** 2)) : 0
    return [axis + side * (r - dent), y]
  })
}

function dented(r: number): Point[] {
  return Array.from({ length: 96 }, (_, index) => {
    const angle = (index / 96) * 2 * Math.PI - Math.PI
    const dent = 15 * Math.exp(-((angle / 0.45) ** 2))
    return [cross[0] + (r - dent) * Math.cos(angle), cross[1] + (r - dent) * Math.sin(angle)]
  })
}

/** Weld between cap and wall, a V seam with its bead. */
function weld(side: number, y: number): string {
  const outer = axis + side * radius
  return `M${outer - side * 13} ${y}L${outer} ${y - 13}Q${outer + side * 9} ${y} ${outer} ${y + 13}z`
}

/** The load of the press on the upper face. */
function Load() {
  return (
    <>
      <path className="thin" d={[-54, -27, 0, 27, 54].map((x) => line(axis + x, 26, axis + x, top - 6)).join('')} />
      <path className="tip" d={[-54, -27, 0, 27, 54].map((x) => tip(axis + x, top - 2, axis + x, 26)).join('')} />
      <path className="thin" d={line(axis - 54, 26, axis + 54, 26)} />
    </>
  )
}

function CuttingPlane() {
  const [cx, cy] = cross
  const ends = [axis - radius - 28, axis + radius + 28]
  return (
    <>
      <path
        className="axis"
        d={`${line(axis, 14, axis, 408)}${line(axis - radius - 37, cy, cx + radius + 20, cy)}${line(cx, cy - radius - 22, cx, cy + radius + 22)}`}
      />
      <path d={ends.map((x) => `${line(x - 9, cy, x + 9, cy)}${line(x, cy, x, cy + 24)}`).join('')} />
      <path className="dark" d={ends.map((x) => tip(x, cy + 32, x, cy)).join('')} />
    </>
  )
}
