import { type BuildFailure, type BuildOptions, build, context, type OutputFile } from 'esbuild'
import { Mistake } from '../mistake.ts'
import { root } from '../wrangler.ts'

export type Bundle = { script: string; sourceMap: string }

/** How wrangler bundles the Worker for a deploy. */
export const asWrangler = {
  absWorkingDir: root,
  write: false,
  bundle: true,
  format: 'esm',
  target: 'es2024',
  jsx: 'automatic',
  conditions: ['workerd', 'worker', 'browser'],
  external: ['cloudflare:*', 'node:*'],
  // wrangler puts these files beside the script.
  loader: { '.bin': 'binary' },
  // React's production build, as in wrangler.toml.
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
} satisfies BuildOptions

/** Bundles the Worker again and again, as wrangler does for a deploy but for readable names; knows what has not changed. */
export async function workerBundler() {
  const bundler = await context({
    entryPoints: ['src/commands/loop/workerd/site.ts'],
    outfile: 'worker.js',
    ...asWrangler,
    sourcemap: 'external',
  })

  return {
    /** @throws Mistake naming file and line */
    async bundle(): Promise<Bundle> {
      const { outputFiles = [] } = await bundler.rebuild().catch((failure: BuildFailure) => {
        throw new Mistake(
          'The site does not build.',
          failure.errors.map(({ text, location }) => ({
            message: text,
            file: location?.file,
            line: location?.line,
            column: location ? location.column + 1 : undefined,
          })),
        )
      })
      const text = (end: string) => outputFiles.find(({ path }: OutputFile) => path.endsWith(end))?.text ?? ''
      return { script: text('.js'), sourceMap: text('.map') }
    },
  }
}

/** The Worker that stays while the site's bundles change. */
export async function bundleHost(): Promise<string> {
  const { outputFiles } = await build({ ...asWrangler, entryPoints: ['src/commands/loop/workerd/host.ts'] })
  return outputFiles[0]?.text ?? ''
}
