import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'
import { root } from '../../../src/build/root.ts'
import { hashOf } from '../web/manifest.ts'
import type * as All from './all.tsx'
import { inked } from './ink.ts'

const folder = join(root, 'public/assets/artwork')
const manifest = join(root, 'content/media/artwork.json')

type Artwork = {
  /** Drawings as files, by name. */
  drawings: Record<string, { viewBox: string; ink: string; file: string }>
  /** Content of the `<svg>` element of signs, which are part of the page, by name. */
  signs: Record<string, { viewBox: string; body: string }>
}

/** Draws all artwork. `files` has the drawings' SVG by file name. */
export async function drawArtwork(): Promise<{ artwork: Artwork; files: Record<string, string> }> {
  const { module: all } = await runnerImport<typeof All>(join(import.meta.dirname, 'all.tsx'))
  const files: Record<string, string> = {}
  const drawings = mapValues(all.drawings, ({ viewBox, ink = 'own', drawn }, name) => {
    const svg = inked(renderToStaticMarkup(drawn), viewBox, ink)
    const file = `${name}-${hashOf(svg)}.svg`
    files[file] = svg
    return { viewBox, ink, file }
  })
  const signs = mapValues(all.signs, ({ viewBox, drawn }) => ({ viewBox, body: renderToStaticMarkup(drawn) }))
  return { artwork: { drawings, signs }, files }
}

function mapValues<From, To>(items: Record<string, From>, map: (item: From, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(items).map(([name, item]) => [name, map(item, name)]))
}

/** Writes public/assets/artwork/ and content/media/artwork.json. */
async function makeArtwork(): Promise<void> {
  const { artwork, files } = await drawArtwork()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, svg] of Object.entries(files)) writeFileSync(join(folder, file), svg)
  writeFileSync(manifest, `${JSON.stringify(artwork, null, 2)}\n`)
  console.log(`${Object.keys(files).length} drawings, ${Object.keys(artwork.signs).length} signs`)
}

if (import.meta.main) await makeArtwork()
