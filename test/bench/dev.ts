import { launch } from '../support/browser/chromium.ts'
import { copyProject } from '../support/site/copy.ts'
import { edits, startDevServer } from '../support/site/dev-server.ts'
import { table } from './table.ts'

const marks = ['aa', 'bb', 'cc', 'dd', 'ee']

/** Time from a saved file to the open page of the development server: median and all of five edits, by kind of file. */
export async function benchDev(): Promise<string> {
  const copy = copyProject()
  const server = await startDevServer(copy.folder)
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}/contact`, { waitUntil: 'load' })
    const isTrue = async (expression: string) => {
      while (!(await page.evaluate(`Boolean(${expression})`).catch(() => false))) await page.waitForTimeout(10)
    }
    const rows: string[][] = []
    for (const { name, file, change, isVisible } of edits) {
      const times: number[] = []
      for (const mark of marks) {
        const start = performance.now()
        const restore = copy.edit(file, (text) => change(text, mark))
        await isTrue(isVisible(mark))
        times.push(Math.round(performance.now() - start))
        // Updates of other environments follow the visible one, and a page that reloads misses Vite's messages.
        await page.waitForTimeout(1500)
        restore()
        await isTrue(`!(${isVisible(mark)})`)
        await page.waitForTimeout(1500)
      }
      const median = times.toSorted((a, b) => a - b)[2]
      rows.push([name, String(median), times.join(', ')])
    }
    return table(['saved file', 'median ms', 'all'], rows)
  } finally {
    await browser.close()
    await server.stop()
  }
}
