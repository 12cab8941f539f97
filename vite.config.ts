import { globSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { bytes } from './src/build/bytes-plugin.ts'
import { clientManifest } from './src/build/client-manifest-plugin.ts'
import { content } from './src/build/content-plugin.ts'
import { inbox } from './src/build/inbox-plugin.ts'
import { defaultPort } from './src/commands/cli/port.ts'

/** The style sheets have no script that imports them, so they are entries of their own. */
const input = ['client/main.ts', 'client/favicon.svg', ...globSync('client/styles/{main,print,viewer,pages/*}.css')]

const developmentInbox = inbox()

// Without it, the development server asks a server of Cloudflare for the location of this machine.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

export default defineConfig(({ command }) => ({
  plugins: [
    content(),
    clientManifest(),
    bytes(),
    developmentInbox,
    cloudflare({
      viteEnvironment: { name: 'worker' },
      // A build must not contain the settings of development.
      config: ({ vars }) => (command === 'build' ? {} : { vars: developmentInbox.vars(vars ?? {}) }),
    }),
  ],
  server: { port: defaultPort, strictPort: true },
  environments: {
    client: {
      build: {
        assetsDir: 'assets/build',
        assetsInlineLimit: 0,
        emptyOutDir: false,
        manifest: true,
        modulePreload: false,
        // The viewer's chunk contains three.js; test/browser/weight.test.ts has its budget.
        chunkSizeWarningLimit: 800,
        target: ['chrome110', 'firefox119', 'safari16.4'],
        rolldownOptions: { input, checks: { bundlerTimings: false } },
      },
    },
    worker: { build: { minify: true, sourcemap: true, rolldownOptions: { checks: { bundlerTimings: false } } } },
  },
  builder: {
    async buildApp({ environments: { client, worker }, build }) {
      // The Worker contains the client's manifest, so the client is built first.
      if (client) await build(client)
      if (worker) await build(worker)
    },
  },
}))
