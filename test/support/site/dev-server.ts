import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../../src/build/root.ts'
import { freePort } from './started-site.ts'

export type DevServer = {
  url: string
  /** Everything printed so far. */
  output(): string
  isRunning(): boolean
  stop(): Promise<void>
}

/** Runs `vite` as `npm run dev` does. `folder` is a checkout. */
export async function startDevServer(folder: string, chosenPort?: string): Promise<DevServer> {
  const port = chosenPort ?? (await freePort())
  const env = { ...process.env, NODE_ENV: 'development', VITEST: '', NO_COLOR: '1' }
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const server = spawn(process.execPath, [vite, '--port', String(port)], { cwd: folder, env })
  const exited = once(server, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (data) => {
        output += data
        if (output.includes('Local:')) resolve()
      })
    exited.then(() => reject(new Error(output)), reject)
    setTimeout(() => reject(new Error(`no server after two minutes:\n${output}`)), 120_000).unref()
  })
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    async stop() {
      server.kill()
      await exited
    },
  }
}

/** A change of a file, and a JavaScript expression that is true on the contact page once the change is visible. */
type Edit = {
  name: string
  file: string
  change(text: string, mark: string): string
  isVisible(mark: string): string
}

/** One edit of each kind of file. A mark is two letters. */
export const edits: Edit[] = [
  {
    name: 'page',
    file: 'src/pages/contact/page.tsx',
    change: (text, mark) => text.replace('<h1', `<h1 data-mark="${mark}"`),
    isVisible: (mark) => `document.querySelector('h1')?.dataset.mark === '${mark}'`,
  },
  {
    name: 'message',
    file: 'content/messages/en.json',
    change: (text, mark) => text.replace(/("nav\.skip": ")/, `$1${mark} `),
    isVisible: (mark) => `document.querySelector('.skip')?.textContent.startsWith('${mark} ')`,
  },
  {
    name: 'text of the cached menu',
    file: 'content/messages/en.json',
    change: (text, mark) => text.replace(/("nav\.about": ")/, `$1${mark} `),
    isVisible: (mark) =>
      `document.querySelector('header a[href^="/about"]')?.textContent.trim().startsWith('${mark} ')`,
  },
  {
    name: 'machine',
    file: 'content/machines/VF/en.json',
    change: (text, mark) => text.replace(/("title": ")/, `$1${mark} `),
    isVisible: (mark) => `[...document.querySelectorAll('option')].some(({ text }) => text.startsWith('${mark} '))`,
  },
  {
    name: 'style',
    file: 'client/styles/base.css',
    change: (text, mark) => `${text}\n:root { --mark: ${mark} }\n`,
    isVisible: (mark) => `getComputedStyle(document.documentElement).getPropertyValue('--mark').trim() === '${mark}'`,
  },
  {
    name: 'island',
    file: 'client/islands/inquiry-form/field.tsx',
    change: (text, mark) => text.replace('<label', `<label data-mark="${mark}"`),
    isVisible: (mark) => `document.querySelector('label[data-mark]')?.dataset.mark === '${mark}'`,
  },
  {
    name: 'setting',
    file: 'wrangler.toml',
    change: (text, mark) => text.replace('[vars]\n', `[vars]\nCONTACT_EMAIL = "${mark}@press.example"\n`),
    isVisible: (mark) => `document.querySelector('a[href="mailto:${mark}@press.example"]') !== null`,
  },
]
