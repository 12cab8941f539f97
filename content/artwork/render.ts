import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { renderToStaticMarkup } from 'react-dom/server'
import type { drawings, signs } from './all.tsx'
import { inked } from './ink.ts'

/** Drawings as the Worker names them (files) and the signs that it writes into pages (what stands inside `<svg>`). */
export type Artwork = {
  drawings: Record<string, { viewBox: string; ink: string; file: string }>
  signs: Record<string, { viewBox: string; body: string }>
}

/** Draws everything there is; files go to `output`. `bundle` is where the drawings' code may be put together. */
export async function renderArtwork(bundle: URL, output: URL): Promise<Artwork> {
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
  const all = (await import(`${bundle}?${Date.now()}`)) as { drawings: typeof drawings; signs: typeof signs }
  mkdirSync(output, { recursive: true })
  return {
    drawings: each(all.drawings, ({ viewBox, ink = 'own', drawn }, name) => {
      const svg = inked(renderToStaticMarkup(drawn), viewBox, ink)
      const file = `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
      writeFileSync(new URL(file, output), svg)
      return { viewBox, ink, file }
    }),
    signs: each(all.signs, ({ viewBox, drawn }) => ({ viewBox, body: renderToStaticMarkup(drawn) })),
  }
}

function each<From, To>(items: Record<string, From>, make: (item: From, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(items).map(([name, item]) => [name, make(item, name)]))
}

/** When the drawings' code was changed last (milliseconds). */
export function artworkChanged(): number {
  const folder = new URL('./', import.meta.url)
  return Math.max(...readdirSync(folder).map((name) => statSync(new URL(name, folder)).mtimeMs))
}
