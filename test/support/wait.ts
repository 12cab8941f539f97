import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Waits until `check` returns a value, with growing pauses; fails with `what` after `limit` milliseconds. */
export async function until<T>(
  what: string,
  check: () => T | undefined | false | Promise<T | undefined | false>,
  limit = 60_000,
): Promise<T> {
  const end = Date.now() + limit
  for (let pause = 20; ; pause = Math.min(1.3 * pause, 500)) {
    const value = await check()
    if (value) return value
    if (Date.now() > end) throw new Error(`waited ${limit} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

const folders: string[] = []

/** A new temporary folder that is removed with the process. */
export function temporaryFolder(): string {
  if (folders.length === 0) process.once('exit', removeFolders)
  const folder = mkdtempSync(join(tmpdir(), 'press-site-'))
  folders.push(folder)
  return folder
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
