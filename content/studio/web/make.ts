import type { WebModel } from '../../schema/web-model.ts'
import { chosenKeys, ManifestFolder } from './manifest.ts'
import { makeModel } from './model.ts'

/** Makes the web models of these machines, of all when none is named, and content/media/models.json. */
export async function makeModels(names: readonly string[]): Promise<void> {
  const folder = new ManifestFolder<WebModel>('models')
  for (const key of chosenKeys(names)) {
    const { file, entry } = await makeModel(key)
    folder.keep(key, entry, { [entry.file]: file })
    const [kilobytes, thousands] = [entry.bytes, entry.triangles].map((value) => Math.round(value / 1000))
    console.log(`${entry.file}: ${kilobytes} kB, ${thousands} thousand triangles`)
  }
}
