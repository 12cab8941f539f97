/** Allows one full rendering at a time on this computer, by a lock file. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOCK = join(tmpdir(), 'picture-studio.lock')
const POLL_MILLISECONDS = 2000

function holderIsAlive(): boolean {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

/** Runs the work while holding the lock; a lock left by a process that died is taken over. */
export async function runSequentially<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (holderIsAlive()) await wait(POLL_MILLISECONDS)
      else rmSync(LOCK, { force: true })
    }
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}
