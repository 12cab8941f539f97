import * as v from 'valibot'
import { machineKeys } from '../registry/machines.ts'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const machineMotion = v.strictObject({
  /** Hash of the picture that the frames were rendered for (content/images/manifest.json). */
  picture: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/)),
  /** Frames from the machine at rest to its closed mold, in rows of `columns`; they hold only what moves. */
  file: v.pipe(v.string(), v.regex(/^[A-Za-z\d]+-[\da-f]{8}\.avif$/)),
  frames: v.pipe(v.number(), v.integer(), v.minValue(2)),
  columns: v.pipe(v.number(), v.integer(), v.minValue(2)),
  /** Where the frames are on the machine's picture, as shares of its size. */
  region: v.strictObject({ left: share, top: share, width: share, height: share }),
})

export type MachineMotion = v.InferOutput<typeof machineMotion>

/** content/media/motion.json: the machines that move on a page. */
export const motion = v.record(v.picklist(machineKeys), machineMotion)
