/** How long a saved file takes to show in an open page: `node test/bench/loop.ts`, milliseconds, median of five. */
import { launch } from '../../src/commands/cli/chromium.ts'
import { copyProject } from '../support/copy.ts'
import { freePort, startProcess } from '../support/started-site.ts'
import { temporaryFolder } from '../support/wait.ts'

const rounds = 5

/** What is edited, and what then shows on /machine/vacuum-compression-molding-machine; `N` counts the rounds. */
const edits: { name: string; file: string; from: RegExp; to: string; shown: string }[] = [
  {
    name: 'page',
    file: 'src/ui/layout/breadcrumb.tsx',
    from: /<nav/,
    to: '<nav data-seen="N"',
    shown: 'document.querySelector("nav[data-seen=\'N\']")',
  },
  {
    name: 'text',
    file: 'content/messages/en.json',
    from: /("nav\.skip": ")/,
    to: '$1N ',
    shown: 'document.querySelector(".skip").textContent.startsWith("N ")',
  },
  {
    name: 'machine text',
    file: 'content/machines/VF/en.json',
    from: /("title": ")/,
    to: '$1N ',
    shown: 'document.querySelector("h1").textContent.startsWith("N ")',
  },
  {
    name: 'style',
    file: 'client/styles/base.css',
    from: /$/,
    to: '\nh1 { letter-spacing: Npx }\n',
    shown: 'getComputedStyle(document.querySelector("h1")).letterSpacing === "Npx"',
  },
  {
    name: 'island',
    file: 'client/islands/inquiry-form/field.tsx',
    from: /<label/,
    to: '<label data-seen="N"',
    shown: 'document.querySelector("label[data-seen=\'N\']")',
  },
]

const copy = copyProject()
const site = await startProcess(await freePort(), ['--persist-to', temporaryFolder()], copy.folder)
const browser = await launch()
try {
  const page = await browser.newPage({ bypassCSP: true })
  await page.goto(`${site.url}/machine/vacuum-compression-molding-machine`)
  for (const { name, file, from, to, shown } of edits) {
    const times: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const filled = (text: string) => text.replaceAll('N', String(round))
      const begun = performance.now()
      const mend = copy.edit(file, (text) => text.replace(from, filled(to)))
      await page.waitForFunction(filled(shown), undefined, { timeout: 120_000 })
      times.push(performance.now() - begun)
      mend()
      await page.waitForFunction(`!(${filled(shown)})`, undefined, { timeout: 120_000 })
      // The Worker is replaced behind a style sheet that shows already.
      await page.waitForTimeout(1500)
    }
    const median = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
    process.stdout.write(
      `${name.padEnd(14)} ${Math.round(median)} ms  (${times.map((time) => Math.round(time)).join(', ')})\n`,
    )
  }
} finally {
  await browser.close()
  await site.stop()
}
