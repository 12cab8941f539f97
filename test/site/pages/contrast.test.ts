import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../support/browser/contrast.ts'

const tokens = Object.fromEntries(
  [
    ...readFileSync(new URL('../../../client/styles/tokens.css', import.meta.url), 'utf8').matchAll(
      /--([\w-]+): (#[0-9a-f]{6});/g,
    ),
  ].map(([, name = '', value = '']) => [name, value]),
)

/** Text and background colors with the minimum ratio of WCAG 2.2: 4.5 for text, 3 for borders and icons. */
const pairs: [text: string, ground: string, least: number][] = [
  ...['ground', 'ground-warm', 'ground-deep'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 4.5],
    ['ink-2', ground, 4.5],
    ['ink-3', ground, 4.5],
    ['accent', ground, 4.5],
    ['error', ground, 4.5],
    ['ok', ground, 4.5],
    ['line-strong', ground, 3],
  ]),
  ['error', 'error-tint', 4.5],
  ['accent', 'accent-tint', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-deep', 4.5],
  ['on-accent', 'ink', 4.5],
  ['on-accent', 'accent-night', 4.5],
  ['on-night-2', 'accent-night', 4.5],
  ['line-night', 'accent-night', 3],
  ['signal', 'accent-night', 3],
  ['signal', 'ink', 3],
]

test('the colors of drawings are colors of the page', () => {
  const folder = new URL('../../../public/assets/artwork/', import.meta.url)
  const svg = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const inks = svg.join('').matchAll(/#[0-9a-f]{6}/g)
  // The tint of the dark band is a mix of two colors.
  const known = [...Object.values(tokens), '#0f3e63']
  for (const [color] of inks) expect(known).toContain(color)
})

test.each(pairs)('%s on %s has a contrast of at least %d', (text, ground, least) => {
  expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least)
})
