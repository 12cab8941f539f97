import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawArtwork } from '../artwork/make.ts'
import { makeDrawing } from '../drawings/drawing.ts'

const media = (name: string) => JSON.parse(readFileSync(new URL(`../../media/${name}.json`, import.meta.url), 'utf8'))
const assets = (name: string) => new URL(`../../../public/assets/${name}`, import.meta.url)
const read = (name: string) => readFileSync(assets(name), 'utf8')

test('a layout drawing equals its committed files', async () => {
  const key = 'Punching'
  const { entry, files } = await makeDrawing(key)
  expect(entry).toEqual(media('drawings')[key])
  for (const [file, text] of Object.entries(files)) expect(read(`drawings/${file}`) === text, file).toBe(true)
})

test('the artwork equals its committed files', async () => {
  const { artwork, files } = await drawArtwork()
  expect(artwork).toEqual(media('artwork'))
  expect(readdirSync(assets('artwork')).sort()).toEqual(Object.keys(files).sort())
  for (const [file, text] of Object.entries(files)) expect(read(`artwork/${file}`) === text, file).toBe(true)
})
