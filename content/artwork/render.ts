import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { renderToStaticMarkup } from 'react-dom/server'
import type { drawings } from './all.tsx'

/** A drawing as the Worker ships it: what stands inside its `<svg>`. */
export type RenderedDrawing = { viewBox: string; body: string }

/** Draws everything there is. `bundle` is where the drawings' code may be put together. */
export async function renderArtwork(bundle: URL): Promise<Record<string, RenderedDrawing>> {
  await build({
    entryPoints: [fileURLToPath(new URL('all.tsx', import.meta.url))],
    outfile: fileURLToPath(bundle),
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  const all = (await import(`${bundle}?${Date.now()}`)) as { drawings: typeof drawings }
  return Object.fromEntries(
    Object.entries(all.drawings).map(([name, { viewBox, drawn }]) => [
      name,
      { viewBox, body: renderToStaticMarkup(drawn) },
    ]),
  )
}

/** When the drawings' code was changed last (milliseconds). */
export function artworkChanged(): number {
  const folder = new URL('./', import.meta.url)
  return Math.max(...readdirSync(folder).map((name) => statSync(new URL(name, folder)).mtimeMs))
}
