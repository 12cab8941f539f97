import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject, runIn } from '../support/site/copy.ts'
import { until } from '../support/wait.ts'

/** A copy without picture sources and with its own built pictures. */
const { folder: project } = copyProject()
unlinkSync(join(project, 'public/assets/pictures'))
mkdirSync(join(project, 'public/assets/pictures'))

async function put(name: string, width: number, alpha: number): Promise<void> {
  const file = join(project, 'content/images', name)
  mkdirSync(join(file, '..'), { recursive: true })
  const background = { r: 200, g: 90, b: 20, alpha }
  writeFileSync(
    file,
    await sharp({ create: { width, height: 60, channels: 4, background } })
      .png()
      .toBuffer(),
  )
}

test('images encodes a picture that is added while it watches, and waits while a source is invalid', async () => {
  const watching = spawn(process.execPath, ['src/commands/images/index.ts', '--watch'], { cwd: project })
  onTestFinished(async () => {
    watching.kill()
    if (watching.exitCode === null && watching.signalCode === null) await once(watching, 'exit')
  })
  let output = ''
  for (const stream of [watching.stdout, watching.stderr]) stream.on('data', (data) => (output += data))
  await until('the watch', () => output.includes('Watching content/images'))
  await put('stages/coated.png', 800, 1)
  await until('the set', () => output.includes('1 source picture: 3 files made, 0 removed.'))
  const manifest = JSON.parse(readFileSync(join(project, 'content/images/manifest.json'), 'utf8'))
  expect(manifest).toMatchObject({ 'stages/coated': { width: 800, widths: [400, 800] } })
  expect(
    existsSync(join(project, `public/assets/pictures/stages/coated-${manifest['stages/coated'].hash}-400.avif`)),
  ).toBe(true)
  // A phone stores a portrait as a turned landscape.
  const phone = sharp({ create: { width: 1100, height: 800, channels: 3, background: 'gray' } })
  const photograph = await phone.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  writeFileSync(join(project, 'content/images/stages/portrait.jpg'), photograph)
  await until('the portrait', () => output.includes('2 source pictures: 3 files made, 0 removed.'))
  const second = JSON.parse(readFileSync(join(project, 'content/images/manifest.json'), 'utf8'))['stages/portrait']
  expect(second).toMatchObject({ width: 800, height: 1100 })
  const portrait = join(project, `public/assets/pictures/stages/portrait-${second.hash}-800.avif`)
  expect(await sharp(portrait).metadata()).toMatchObject({ width: 800, height: 1100 })
  await put('stages/narrow.png', 300, 1)
  await until(
    'the fault',
    () => output.includes('content/images/stages/narrow.png: is 300 pixels wide, 800 are needed'),
    30_000,
  )
  expect(output).not.toMatch(/^\s+at /m)
})

test('a check lists pictures that are missing, too small, not cut out or unused', async () => {
  await put('machines/vf-hero.png', 1600, 1)
  await put('machines/vf-side.png', 1600, 0.4)
  const { code, output } = runIn(project, 'images/check')
  expect(code).toBe(1)
  expect(output).toContain('content/images/factory/1-hall: is missing; a drawing replaces it')
  expect(output).toContain('content/images/stages/narrow.png: is 300 pixels wide')
  expect(output).toContain('content/images/machines/vf-hero.png: is not cut out')
  expect(output).not.toContain('vf-side')
  expect(output).toContain('No page shows stages/')
})
