import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Every process that a run starts inherits this from it. */
const mark = `PRESS_SITE_TEST_RUN=${process.pid}`

/** What tests start and must end again. */
const started = /workerd|chrom|firefox|src\/commands\/\w+\.ts/

/** Marks what this run starts from now on, however deep below it. */
export function markProcesses(): void {
  process.env.PRESS_SITE_TEST_RUN = String(process.pid)
}

/**
 * Waits for what the tests started to end. Linux only: elsewhere there is no /proc to ask.
 * @throws Error naming what is left
 */
export async function expectNoneLeft(): Promise<void> {
  let left = leftovers()
  for (let waited = 0; left.length > 0 && waited < 15_000; waited += 250) {
    await sleep(250)
    left = leftovers()
  }
  if (left.length > 0) throw new Error(`Tests left processes behind:\n${left.join('\n')}`)
}

function leftovers(): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const command = read(pid, 'cmdline').replaceAll('\0', ' ').trim()
      return started.test(command) && read(pid, 'environ').split('\0').includes(mark) ? [`${pid} ${command}`] : []
    })
}

/** Empty for what has ended meanwhile or belongs to somebody else. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
