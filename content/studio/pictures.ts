/** The list of pictures: every JSON file in pictures/ is an array of entries; several people can add files side by side. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Position of the camera. Degrees and meters, kit coordinates (y up, z to the viewer). */
export type View = {
  /** Turn about the machine: 0 from the front, negative from its left. Not needed with `from`. */
  yaw?: number
  /** Height of the camera above the horizon. */
  pitch?: number
  /** Focal length on a 36 mm sensor, 75 when left out. */
  lens?: number
  /** Air around the whole model, 1.1 when left out. */
  margin?: number
  /** Close-up: this point in the middle, `span` meters wide. */
  target?: [number, number, number]
  span?: number
  /** Free camera (halls): from here, looking to there. */
  from?: [number, number, number]
  to?: [number, number, number]
  /** Turns the studio's lights against the camera's `yaw`: for example into an opening. */
  lightYaw?: number
  /** Aperture, if the background is to be blurred. */
  fstop?: number
}

export type PictureEntry = {
  /** Path of the master under content/images, without extension. */
  name: string
  /** Path of the model under content/studio, without extension. */
  model: string
  /** Passed to the model's build function: another state of the same machine. */
  variant?: string
  view: View
  /** Pixels. */
  size: [width: number, height: number]
  /** page: transparent with floor shadow (whole machines, products); studio: white studio (close-ups); room: the model is a hall; yard: outdoors. */
  ground?: 'page' | 'studio' | 'room' | 'yard'
  /** Exposure in stops: -0.75 when left out (room: 0). */
  exposure?: number
  /** Strength of the studio lights, in a room of the ceiling light and the daylight; 1 when left out. */
  light?: number
  /** Strength of the lamp beside the camera in a room, 0 when left out. */
  key?: number
  /** Direction of the sun in a yard or through the windows of a room; no sun when left out. */
  sun?: [number, number, number]
  /** Place across a room of the wall whose windows let in the light of the sky; none when left out. */
  daylight?: number
}

const FOLDER = join(import.meta.dirname, 'pictures')

export function readPictures(): PictureEntry[] {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
  const entries = files.flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as PictureEntry[])
  const names = new Set<string>()
  for (const { name } of entries) {
    if (names.has(name)) throw new Error(`Two pictures are called ${name}`)
    names.add(name)
  }
  return entries
}
