import type { LayoutDrawing } from '../../schema/layout-drawing.ts'
import { chosenKeys, ManifestFolder } from '../web/manifest.ts'
import { makeDrawing } from './drawing.ts'

/** Makes the layout drawings of these machines, of all when none is named, and content/media/drawings.json. */
export async function makeDrawings(names: readonly string[]): Promise<void> {
  const folder = new ManifestFolder<LayoutDrawing>('drawings')
  for (const key of chosenKeys(names)) {
    const { entry, files } = await makeDrawing(key)
    folder.keep(key, entry, files)
    console.log(`${entry.svg.file}: ${entry.size.join(' x ')} mm, ${Math.round(entry.svg.bytes / 1000)} kB`)
  }
}
