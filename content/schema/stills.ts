import * as v from 'valibot'
import { machineKeys } from '../registry/machines.ts'

const machineStills = v.strictObject({
  /** The web model in the stills; when it changes, they are rendered again. */
  model: v.string(),
  files: v.array(v.pipe(v.string(), v.regex(/^[A-Za-z\d]+-\d-[\da-f]{8}\.webp$/))),
})

export type MachineStills = v.InferOutput<typeof machineStills>

/** content/media/stills.json: the stills of each machine. */
export const stills = v.record(v.picklist(machineKeys), machineStills)

/** Width and height of a still, in pixels. */
export const stillSize = { width: 480, height: 360 }
