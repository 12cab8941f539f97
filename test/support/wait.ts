import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Waits until `check` gives a value; fails with `what` after `limit` milliseconds. */
export async function until<T>(
  what: string,
  check: () => T | undefined | false | Promise<T | undefined | false>,
  limit = 8000,
): Promise<T> {
  const end = Date.now() + limit
  for (;;) {
    const value = await check()
    if (value) return value
    if (Date.now() > end) throw new Error(`waited ${limit} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** A new folder for state that a test leaves behind; it goes with the process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'press-site-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
