import { globSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldFiles } from '../../../src/build/content-plugin.ts'
import { temporaryFolder } from '../../support/wait.ts'

test('a build keeps the hashed files of the last 30 days and removes all other files of earlier builds', () => {
  const output = outputOf({
    'assets/build/main-recent.js': 29,
    'assets/build/main-old.js': 31,
    'assets/build/content/earlier/VF/en.json': 1,
    'assets/pictures/removed-400.avif': 1,
    _headers: 1,
  })
  removeOldFiles(output)
  expect(filesIn(output)).toEqual(['assets/build/main-recent.js'])
})

test('files of the last build stay for 30 days after the build that replaces them, however old they are', () => {
  const output = outputOf({ 'assets/build/main-a.js': 40 })
  removeOldFiles(output)
  expect(filesIn(output)).toHaveLength(1)
  write(output, 'assets/build/main-b.js', 0)
  const replaced = join(output, 'assets/build/main-a.js')
  expect(Date.now() - statSync(replaced).mtimeMs).toBeLessThan(86_400_000)
  setAge(replaced, 31)
  removeOldFiles(output)
  expect(filesIn(output)).toEqual(['assets/build/main-b.js'])
})

/** A folder with these files and their ages in days. */
function outputOf(files: Record<string, number>): string {
  const output = temporaryFolder()
  for (const [name, days] of Object.entries(files)) write(output, name, days)
  return output
}

function write(output: string, name: string, days: number): void {
  const file = join(output, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  for (const path of [file, dirname(dirname(file))]) setAge(path, days)
}

function setAge(path: string, days: number): void {
  const date = new Date(Date.now() - days * 86_400_000)
  utimesSync(path, date, date)
}

function filesIn(output: string): string[] {
  return globSync('**/*.*', { cwd: output })
    .concat(globSync('_headers', { cwd: output }))
    .sort()
}
