import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import fonts from '../../../content/font-letters.json' with { type: 'json' }
import { root } from '../../../src/build/root.ts'

const scripts = Object.values(fonts.scripts)
const letters = scripts.map((script) => script.letters).join('')

/** Characters that the list must have: no Chinese, no symbols, no direction marks. */
const ours = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}\p{P}\p{Sc}]/u
const others = /[\u3000-\uffff]/

test('the list of letters of the fonts has every letter of the texts', () => {
  const files = globSync(['content/{messages,pages}/*.json', 'content/machines/*/*.json', 'content/site.json'], {
    cwd: root,
  })
  const missing = new Set(
    files.flatMap((file) =>
      [...readFileSync(root + file, 'utf8')].filter(
        (letter) => ours.test(letter) && !others.test(letter) && !letters.includes(letter),
      ),
    ),
  )
  expect(files.length).toBeGreaterThan(20)
  expect([...missing]).toEqual([])
})

test('the weights of the styles are within those of the fonts, which have at most 28 kB per script', () => {
  for (const { file } of scripts) {
    expect(statSync(`${root}client/fonts/${file}`).size).toBeLessThan(28_000)
  }
  const styles = globSync('client/styles/**/*.css', { cwd: root, exclude: ['**/fonts.css'] })
  const weights = styles
    .flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(/(?:font-weight|--weight[\w-]*): (\d+)/g)])
    .map(([, weight]) => Number(weight))
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(fonts.weights.min)
  expect(Math.max(...weights)).toBeLessThanOrEqual(fonts.weights.max)
})
