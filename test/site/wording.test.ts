import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../src/build/root.ts'

/** Words of a private vocabulary that this project does not use; AGENTS.md has the rules for comments. */
const words =
  /\b(?:kept|told|wakes?|awake|anew|mistakes?|mends?|mended|nobody|somebody|whoever|patience|rehearse|isolates? walk)\b/

/** Comments that begin with a clause in place of a subject; a line after another one of a comment does not begin it. */
const beginning =
  /(?<!\/\/.*\n)^\s*(?:\/\/|(?:\{\/|\/)\*{1,2}\s(?:\s*\*)?) ?(?:What|Who|Whoever|The same|So many|Such|And)\b.*/gm

/** Names that are stored in workflow instances, or belong to the local runtime's API. */
const stored = /\btold: (?:boolean|true|false)\b|\bprogress\.told\b|'wake'/

const code = '{src,client,content/schema,content/registry,test}/**/*.{ts,tsx}'
const texts = ['*.md', '{src,client,content,test}/**/*.md', 'content/{messages,pages}/en.json']
const files = globSync([code, ...texts], {
  cwd: root,
  exclude: (path) => /worker-configuration|wording\.test|node_modules/.test(path),
})

test('comments, names and messages use plain English', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    const lines = text.split('\n').filter((line) => words.test(line) && !stored.test(line))
    return [...lines, ...(text.match(beginning) ?? [])].map((line) => `${file}: ${line.trim()}`)
  })
  expect(files.length).toBeGreaterThan(400)
  expect(found).toEqual([])
})
