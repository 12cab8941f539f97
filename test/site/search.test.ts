import { describe, expect, test } from 'vitest'
import type { Lang } from '../../content/registry/languages.ts'
import { glossary } from '../../content/schema/glossary.ts'
import { readMachineFiles } from '../../src/build/read-content.ts'
import { fold, makeSearch, searchMachines } from '../../src/search/search-machines.ts'

const machines = readMachineFiles()

function found(lang: Lang, words: string, clamp?: number, platen?: number) {
  return searchMachines(makeSearch(lang, machines, glossary), { words, clamp, platen })
}
const keys = (...wish: Parameters<typeof found>) => found(...wish).map(({ key }) => key)

describe('words find machines in every language', () => {
  test.each([
    ['en', 'VF-300', 'VF'],
    ['en', 'o-rings', 'VF'],
    ['en', 'moulding liquid', 'LV1'],
    ['en', 'post cure', 'HotDry'],
    ['en', 'DEFLASHING', 'Deflashing'],
    ['zh', '液体硅胶', 'LV1'],
    ['zh', '修边', 'Deflashing'],
    ['ru', 'жидкого силикона', 'LV1'],
    ['ru', 'довулканизация', 'HotDry'],
    ['ru', 'Прессы', 'HF'],
    ['es', 'hule', 'VIFL'],
    ['es', 'silicona liquida', 'LV1'],
    ['ar', 'السيليكون السائل', 'LV1'],
    ['ar', 'الة حقن', 'LV1'],
  ] as const)('%s: %s', (lang, words, key) => {
    expect(keys(lang, words)).toContain(key)
  })
})

test('a hit says where the words stand', () => {
  expect(found('en', 'VF-300')[0]).toMatchObject({ key: 'VF', hits: [{ kind: 'model', text: 'VF-300' }] })
})

test('the word itself comes before words that begin so, and both before synonyms', () => {
  const gaskets = found('en', 'gasket')
  const named = gaskets.map(({ hits }) => hits.some(({ text }) => /gasket/i.test(text)))
  expect(named[0]).toBe(true)
  expect(named.indexOf(false), 'synonyms last').toBeGreaterThan(named.lastIndexOf(true))
  const blades = found('en', 'blade').map(({ hits }) => hits.some(({ text }) => /\bblades?\b/i.test(text)))
  expect(blades).toEqual([...blades].sort((a, b) => Number(b) - Number(a)))
})

test('size asks for a model at least as large, and names the models', () => {
  const large = found('en', '', 600)
  expect(large.map(({ key }) => key)).toEqual(['VIFO'])
  expect(large[0]?.models).toEqual(['VI-FO-800'])
  expect(found('en', 'vacuum', 300, 600).find(({ key }) => key === 'VF')?.models).toEqual(['VF-300', 'VF-400'])
})

test('the order of the words changes nothing', () => {
  for (const [lang, one, other] of [
    ['ru', 'вертикальные', 'РТИ'],
    ['es', 'campana', 'vacío'],
    ['en', 'vertical', 'seal'],
  ] as const) {
    const ways = [keys(lang, `${one} ${other}`), keys(lang, `${other} ${one}`)]
    expect(ways[0]?.length, one).toBeGreaterThan(0)
    expect(ways[0]?.toSorted(), one).toEqual(ways[1]?.toSorted())
  }
})

test('nothing is found for words that stand nowhere', () => {
  expect(found('en', 'espresso')).toEqual([])
})

test('folding makes the spellings of a word alike', () => {
  expect(fold('Compresión')).toBe('compresion')
  expect(fold('литьё')).toBe(fold('литье'))
  expect(fold('ألمانيا')).toBe(fold('المانيا'))
  expect(fold('آلة')).toBe(fold('اله'))
})
