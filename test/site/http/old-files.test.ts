import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldFiles } from '../../../src/build/content-plugin.ts'
import { temporaryFolder } from '../../support/wait.ts'

test('a build keeps the hashed files of the last 30 days and removes all other files of earlier builds', () => {
  const output = temporaryFolder()
  const files = {
    'assets/build/main-recent.js': 29,
    'assets/build/main-old.js': 31,
    'assets/build/content/recent/VF/en.json': 29,
    'assets/build/content/old/VF/en.json': 31,
    'assets/pictures/removed-400.avif': 1,
    _headers: 1,
  }
  for (const [name, days] of Object.entries(files)) {
    const file = join(output, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
    const date = new Date(Date.now() - days * 86_400_000)
    for (const path of [file, dirname(dirname(file))]) utimesSync(path, date, date)
  }
  removeOldFiles(output)
  expect(Object.keys(files).filter((name) => existsSync(join(output, name)))).toEqual([
    'assets/build/main-recent.js',
    'assets/build/content/recent/VF/en.json',
  ])
})
