import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes `data` as JSON to a temporary file, calls `use` with its path, and deletes it. */
export async function withJsonFile<T>(data: unknown, use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, 'data.json')
  writeFileSync(file, JSON.stringify(data))
  try {
    return await use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
