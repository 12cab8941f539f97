import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { bytes } from '../../src/build/bytes-plugin.ts'
import { clientManifest } from '../../src/build/client-manifest-plugin.ts'
import { root } from '../../src/build/root.ts'
import { temporaryFolder } from '../support/wait.ts'

/** The site without cached fragments: the whole tree through `renderToReadableStream`, every time. */
export async function bundlePlainReact(): Promise<string> {
  const outDir = temporaryFolder()
  await build({
    configFile: false,
    root,
    publicDir: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [{ ...bytes(), apply: 'build' }, clientManifest()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [{ find: /^.*\/fragment-cache\.tsx$/, replacement: join(root, 'test/bench/plain-fragment.tsx') }],
      conditions: ['workerd', 'worker', 'browser', 'module'],
    },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: join(root, 'src/index.ts'),
      outDir,
      minify: false,
      rolldownOptions: {
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: 'index.js', codeSplitting: false },
      },
    },
  })
  return join(outDir, 'index.js')
}

/** A Worker that only returns ready responses, cached as strings by URL and language. */
export function bundleCached(answers: Record<string, { body: string; headers: [string, string][] }>): string {
  const bundle = join(temporaryFolder(), 'cached.js')
  writeFileSync(
    bundle,
    `const answers = ${JSON.stringify(answers)}
export default {
  fetch(request) {
    const { pathname, search } = new URL(request.url)
    const answer = answers[pathname + search + ' ' + request.headers.get('accept-language')]
    return answer ? new Response(answer.body, { headers: answer.headers }) : new Response(null, { status: 404 })
  },
}
`,
  )
  return bundle
}
