import * as v from 'valibot'
import { connectionKinds } from '../registry/connection-symbols.ts'
import { type MachineKey, machineKeys } from '../registry/machines.ts'
import { count } from './values.ts'

const millimeters = v.pipe(v.number(), v.integer(), v.minValue(0))
const position = { x: millimeters, y: millimeters, z: millimeters }
const hashed = (ending: string) =>
  v.strictObject({
    file: v.pipe(v.string(), v.regex(new RegExp(`^[A-Z][A-Za-z\\d-]*-[\\da-f]{8}\\.${ending}$`))),
    bytes: count,
  })
const hashedView = v.strictObject({ ...hashed('svg').entries, width: millimeters, height: millimeters })
const place = v.strictObject({ x: millimeters, y: millimeters, width: millimeters, height: millimeters })

/** One machine's layout drawing; files are in /assets/drawings, lengths are millimeters at true size. */
const layoutDrawing = v.strictObject({
  model: v.string(),
  /** The table's other models: the drawing shows their arrangement, but not their dimensions. */
  schematicFor: v.array(v.string()),
  svg: hashed('svg'),
  dxf: hashed('dxf'),
  /** Front view for a row of machines at one scale; its lower edge is the floor. */
  row: hashedView,
  /** View from above, for plans of a hall; its lower edge is the front. */
  top: hashedView,
  /** Title block: drawing number, revision and scale on the paper (50 for 1:50). */
  number: v.string(),
  revision: v.strictObject({ letter: v.string(), date: v.pipe(v.string(), v.isoDate()) }),
  scale: millimeters,
  /** Size of the SVG's sheet and the positions of the views, from its upper left corner. First-angle projection. */
  sheet: v.strictObject({ width: millimeters, height: millimeters }),
  views: v.strictObject({ front: place, left: place, top: place }),
  /** Length, width and height of the drawn machine, to ten millimeters as in the specification table. */
  size: v.tuple([millimeters, millimeters, millimeters]),
  /** Height of the working surface above the floor: lower platen, table or roll axes. */
  workingHeight: millimeters,
  step: v.optional(millimeters),
  service: v.strictObject({ left: millimeters, right: millimeters, front: millimeters, back: millimeters }),
  /** Height of the crane hook above the floor for lifting. */
  liftingHeight: millimeters,
  /** Positions of connections: from the left end, from the front, above the floor. */
  connections: v.array(v.strictObject({ kind: v.picklist(connectionKinds), ...position })),
})

export type LayoutDrawing = v.InferOutput<typeof layoutDrawing>

/** content/media/drawings.json: the layout drawing of each machine that has one. */
export const layoutDrawingsSchema = v.record(v.picklist(machineKeys), layoutDrawing)

export type LayoutDrawings = Partial<Record<MachineKey, LayoutDrawing>>
