import * as v from 'valibot'
import messages from '../messages/en.json' with { type: 'json' }
import { type MachineKey, machineKeys } from '../registry/machines.ts'
import { messagesWithPrefix, type NamesUnder } from './messages.ts'
import { type SpecLabel, specLabels } from './spec-table.ts'

/** Steps of a machine's cycle in their possible order; captions are messages. */
const stepIds = [
  'load',
  'feed',
  'close',
  'vacuum',
  'clamp',
  'inject',
  'cure',
  'open',
  'takeOut',
  'turn',
  'cut',
  'shake',
] as const

export type StepId = (typeof stepIds)[number]

/** Hotspots of a machine; their captions are messages. */
export type PointId = NamesUnder<'point.'>

const pointIds = Object.keys(messagesWithPrefix(messages, 'point.')) as PointId[]

const triple = v.tuple([v.number(), v.number(), v.number()])
const view = v.picklist(['hero', 'front', 'left', 'right', 'back', 'top'])
const seconds = v.pipe(v.number(), v.minValue(0))

/** One machine's web model. Axes as in glTF: x right, y up, z to the viewer; lengths in meters unless stated. */
const webModel = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^[A-Za-z\d]+-[\da-f]{8}\.glb\.gzip$/)),
  bytes: v.pipe(v.number(), v.integer()),
  triangles: v.pipe(v.number(), v.integer()),
  /** Overall box in millimeters. */
  box: v.strictObject({ min: triple, max: triple }),
  /** The hero picture's camera; `fieldOfView` is the vertical angle in degrees at the picture's aspect ratio. */
  camera: v.strictObject({
    position: triple,
    target: triple,
    fieldOfView: v.number(),
    aspect: v.number(),
    /** Targets that show the whole machine in the middle of the other views. */
    targets: v.strictObject({ front: triple, left: triple, right: triple, back: triple, top: triple }),
  }),
  /** The farthest points of the machine in many directions: its outline from any side. */
  outline: v.array(triple),
  groups: v.array(v.string()),
  /** Steps of the animation "cycle", seconds from its start. */
  steps: v.array(v.strictObject({ id: v.picklist(stepIds), from: seconds, to: seconds })),
  /** Hotspots of the machine; `row` is the row of the specification table whose value the hotspot shows. */
  points: v.array(
    v.strictObject({
      id: v.picklist(pointIds),
      /** Where the hotspot is in the views that show its part, the picture's first. */
      places: v.pipe(v.array(v.strictObject({ view, position: triple, normal: triple })), v.minLength(1)),
      row: v.optional(v.picklist(Object.keys(specLabels) as SpecLabel[])),
    }),
  ),
})

export type WebModel = v.InferOutput<typeof webModel>

/** content/media/models.json: the web model of each machine that has one. */
export const webModelsSchema = v.record(v.picklist(machineKeys), webModel)

export type WebModels = Partial<Record<MachineKey, WebModel>>
