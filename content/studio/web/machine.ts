/** The model of a machine as its hero picture shows it: what web model and drawings are made from. */
import { join } from 'node:path'
import { Box3 } from 'three'
import type { MachineKey } from '../../registry/machines.ts'
import { Kit } from '../kit/builder.ts'
import { type PictureEntry, readPictures } from '../pictures.ts'

export type BuiltMachine = { kit: Kit; picture: PictureEntry; box: Box3 }

/** Builds the model of a machine's hero picture. `box` is its overall box in meters. */
export async function buildMachine(key: MachineKey): Promise<BuiltMachine> {
  const name = `machines/${key.toLowerCase()}-hero`
  const picture = readPictures().find((entry) => entry.name === name)
  if (!picture) throw new Error(`No picture ${name} in content/studio/pictures`)
  const kit = new Kit()
  const model = (await import(join(import.meta.dirname, '..', `${picture.model}.ts`))) as {
    build: (kit: Kit, variant?: string) => void
  }
  model.build(kit, picture.variant)
  const box = new Box3()
  for (const { geometry } of kit.pieces) {
    geometry.computeBoundingBox()
    box.union(geometry.boundingBox!)
  }
  return { kit, picture, box }
}
