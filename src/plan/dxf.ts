import { DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf'
import type { Env } from '../env.ts'
import { layoutDrawings, layoutDrawingUrl } from '../rendering/assets.ts'
import type { Arrangement, PlacedMachine } from './rules/arrange.ts'

type Point = [x: number, y: number]

/** AutoCAD's color numbers of the layers: 7 black or white, 8 gray, 5 blue. */
const layers = { hall: 7, machines: 7, footprints: 8, service: 5, aisle: 8, numbers: 7 } as const

/** The plan as DXF in millimeters, with one block per model. The origin is the hall's lower left corner. */
export async function planDxf(env: Env, { hall, placed, aisle }: Arrangement): Promise<string> {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.addLType('DASHED', '_ _ _', [200, -100])
  for (const [name, color] of Object.entries(layers)) {
    dxf.addLayer(name, color, name === 'service' || name === 'aisle' ? 'DASHED' : 'CONTINUOUS')
  }
  const rectangle = (layerName: keyof typeof layers, x: number, y: number, width: number, depth: number) => {
    const [low, high] = [hall.width - y - depth, hall.width - y]
    const corners = [point2d(x, low), point2d(x + width, low), point2d(x + width, high), point2d(x, high)]
    const points = corners.map((point) => ({ point }))
    dxf.addLWPolyline(points, { flags: LWPolylineFlags.Closed, layerName })
  }
  rectangle('hall', 0, 0, hall.length, hall.width)
  rectangle('aisle', 0, aisle.from, hall.length, aisle.to - aisle.from)
  const drawn = [...new Map(placed.map((machine) => [machine.model.model, machine])).values()]
  const views = await Promise.all(drawn.map((machine) => topView(env, machine)))
  for (const [index, { model }] of drawn.entries()) {
    const block = dxf.addBlock(model.model)
    for (const line of views[index] ?? [])
      block.addLWPolyline(
        line.map(([x, y]) => ({ point: point2d(x, y) })),
        { layerName: 'machines' },
      )
  }
  for (const { number, model, x, y, width, depth, wall, space } of placed) {
    rectangle('service', space.x, space.y, space.width, space.depth)
    rectangle('footprints', x, y, width, depth)
    const corner = wall === 'upper' ? point3d(x, hall.width - y - depth) : point3d(x + width, hall.width - y)
    dxf.addInsert(model.model, corner, { rotationAngle: wall === 'upper' ? 0 : 180, layerName: 'machines' })
    dxf.addText(point3d(x + width / 2, hall.width - y - depth / 2), 250, `${number}  ${model.model}`, {
      layerName: 'numbers',
    })
  }
  return dxf.stringify()
}

/** Lines of a machine from above; the origin is its front left corner. None when the drawing cannot be read. */
async function topView(env: Env, { model, width, depth }: PlacedMachine): Promise<Point[][]> {
  const drawn = layoutDrawings[model.key]?.top
  if (!drawn) return []
  const url = new URL(layoutDrawingUrl(drawn.file), 'https://assets.localhost')
  const response = await env.ASSETS.fetch(url).catch(() => undefined)
  if (!response?.ok) return []
  return parseLines(await response.text()).map((line) =>
    line.map(([x, y]): Point => [(x / drawn.width) * width, ((drawn.height - y) / drawn.height) * depth]),
  )
}

/** The polylines of an SVG file of the studio: paths with the commands M, h, v and l only. */
function parseLines(svg: string): Point[][] {
  const data = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join('')
  const lines: Point[][] = []
  for (const [, command, numbers = ''] of data.matchAll(/([Mhvl])([^Mhvl]*)/g)) {
    const [first = 0, second = 0] = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    const line = lines.at(-1)
    const [x, y] = line?.at(-1) ?? [0, 0]
    if (command === 'M') lines.push([[first, second]])
    else line?.push(command === 'v' ? [x, y + first] : [x + first, y + second])
  }
  return lines
}
