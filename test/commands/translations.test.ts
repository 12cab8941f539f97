import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { langs, languages } from '../../content/registry/languages.ts'
import { readRows } from '../../src/commands/translations/rows.ts'
import type { SheetName } from '../../src/commands/translations/texts.ts'
import { writeWorkbook } from '../../src/commands/translations/workbook.ts'
import { copyProject, editJson, runIn } from '../support/site/copy.ts'

const { folder: project } = copyProject()
const inContent = (file: string) => join(project, 'content', file)

/** Every file of the copy's content that import may write, with its bytes. */
function contentFiles(): Record<string, string> {
  const files = globSync('{*.json,messages/*.json,pages/*.json,machines/*/*.json}', { cwd: inContent('') }).sort()
  return Object.fromEntries(files.map((file) => [file, readFileSync(inContent(file), 'utf8')]))
}

test('an export and import changes no byte, even if all translations were lost', async () => {
  const before = contentFiles()
  for (const lang of langs) {
    const workbook = await writeWorkbook(lang, readRows(lang), languages[lang].dir === 'rtl')
    writeFileSync(join(project, `texts-${lang}.xlsx`), workbook)
  }
  for (const lang of langs) if (lang !== 'en') forget(lang)
  for (const lang of langs) {
    const { code, output } = runIn(project, 'translations/import', `texts-${lang}.xlsx`)
    expect(output).toContain('files of content/ written')
    expect(code, lang).toBe(0)
  }
  const after = contentFiles()
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([])
})

test('every error in a workbook is reported with its sheet, row and problem, and nothing is written', async () => {
  const before = contentFiles()
  const sheets = readRows('ru')
  const expectedErrors: string[] = []
  const expectError = (sheet: SheetName, place: string, change: (text: string) => string, fault: string) => {
    const index = sheets[sheet].findIndex((row) => row.place === place)
    const row = sheets[sheet][index]
    if (!row) throw new Error(`no ${place}`)
    row.text = change(row.text)
    expectedErrors.push(`${sheet}, row ${index + 2}, ${place}: ${fault}`)
  }
  expectError('interface', 'company.map', () => 'Карта', '{{address}} is missing')
  expectError(
    'interface',
    'company.copyright',
    (text) => `${text} {{name2}}`,
    '{{name2}} is not known here; English has {{year}}, {{name}}',
  )
  expectError('interface', 'carousel.goTo', () => 'К снимку {{ index }}', '{{index}} is missing')
  expectError('interface', 'machines.count_one', () => 'позиция', '{{count}} is missing')
  expectError('interface', 'machines.count_few', () => '', 'is empty')
  expectError('interface', 'nav.quote', () => 'Get A Quote', 'is still English')
  expectError('interface', 'nav.menu', () => 'м'.repeat(48), 'has 48 characters, limit 40')
  expectError('interface', 'nav.close', () => 'За\nкрыть', 'contains a line break or a hidden character')
  expectError('interface', 'nav.home', () => 'Глав\u2028ная', 'contains a line break or a hidden character')
  expectError('pages', 'home.meta.title', () => 'п'.repeat(70), 'has 70 characters, limit 60')
  expectError(
    'pages',
    'home.lead',
    (text) => `${text} {{town}}`,
    '{{town}} is not known here; English has {{inCity}}, {{founded}}',
  )
  expectError('machines', 'VF.promise', () => '', 'is empty')
  expectError('machines', 'VF.keyFeatures.0', (text) => `${text} {{count}}`, '{{count}} is not known here')
  expectError('company', 'place.inCity', () => '', 'is empty')
  expectError('glossary', 'flash', () => '', 'is empty')
  const file = join(project, 'wrong.xlsx')
  writeFileSync(file, await writeWorkbook('ru', sheets, false))
  const { code, output } = runIn(project, 'translations/import', file)
  expect(code).toBe(1)
  expect(output).toMatch(/wrong\.xlsx has errors; nothing was written\.\n/)
  for (const text of expectedErrors) expect(output).toContain(`  ${text}\n`)
  expect(output).not.toMatch(/^\s+at /m)
  expect(contentFiles()).toEqual(before)
})

test('a forbidden word and a duplicate row are faults; texts that were added or removed since the export are only listed', async () => {
  const sheets = readRows('es')
  const [first, second] = sheets.pages
  const lead = sheets.pages.findIndex(({ place }) => place === 'home.lead')
  if (!first || !second) throw new Error('no pages')
  sheets.pages = sheets.pages.map((row, index) => (index === lead ? { ...row, text: 'Prensas para goma' } : row))
  sheets.pages.splice(0, 2, { ...second, place: 'home.title' }, second)
  sheets.pages.push(second)
  sheets.machines = sheets.machines.map((row) => (row.place.startsWith('LV1.') ? { ...row, text: '' } : row))
  const file = join(project, 'odd.xlsx')
  writeFileSync(file, await writeWorkbook('es', sheets, false))
  const { output } = runIn(project, 'translations/import', file)
  expect(output).toContain(`pages, row ${lead + 2}, home.lead: says "goma", which the glossary forbids (rubber)`)
  expect(output).toContain('Left out, because the site has no such text: pages, row 2, home.title\n')
  expect(output).toContain(`Not in the workbook, so they stay as they are: pages ${first.place}\n`)
  expect(output).toContain('Empty in the workbook, so they stay as they are: LV1\n')
  expect(output).toContain(`pages, row ${sheets.pages.length + 1}, ${second.place}: occurs twice`)
})

test('a machine may have more texts than in English', async () => {
  editJson<{ keyFeatures: string[] }>(inContent('machines/VF/ru.json'), (texts) => texts.keyFeatures.push('Ещё одно'))
  const more = join(project, 'more.xlsx')
  const { code: exported } = runIn(project, 'translations/export', 'ru', '--to', more)
  const again = runIn(project, 'translations/export', 'ru', '--to', more)
  expect(again.code).toBe(1)
  expect(again.output, 'a filled workbook is not replaced').toContain('more.xlsx exists.')
  expect([exported, runIn(project, 'translations/import', more).code]).toEqual([0, 0])
  expect(contentFiles()['machines/VF/ru.json']).toContain('Ещё одно')
})

test('rows may be sorted, and changes are written to the right place', async () => {
  const before = contentFiles()
  const sheets = readRows('ar')
  sheets.pages.reverse()
  const row = sheets.pages.find(({ place }) => place === 'faq.heading')
  if (!row) throw new Error('no heading')
  const heading = row.text
  row.text = `${heading}؟`
  const file = join(project, 'sorted.xlsx')
  writeFileSync(file, await writeWorkbook('ar', sheets, languages.ar.dir === 'rtl'))
  expect(runIn(project, 'translations/import', file).code).toBe(0)
  const wanted = before['pages/ar.json']?.replace(`"heading": "${heading}"`, `"heading": "${heading}؟"`)
  expect(contentFiles()).toEqual({ ...before, 'pages/ar.json': wanted })
})

test('an invalid workbook and an unknown language get a clear error', () => {
  for (const [command, args, words] of [
    ['translations/import', ['package.json'], 'package.json cannot be read.'],
    ['translations/export', ['xx'], '"xx" is not a language of the site.'],
    ['translations/export', ['ru', 'pt'], 'ru takes no second code; "pt" was given.'],
    ['translations/export', ['new', 'ru'], 'The site already has the language ru.'],
    ['translations/export', ['new', 'qqq'], '"qqq" is not a language code'],
  ] as const) {
    const { code, output } = runIn(project, command, ...args)
    expect(output).toContain(words)
    expect(output).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
  }
})

/** Removes a language from every file. */
function forget(lang: string): void {
  for (const file of globSync(`{messages,pages,machines/*}/${lang}.json`, { cwd: inContent('') }))
    rmSync(inContent(file))
  const take = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    // Links have no text: import takes them from English.
    for (const [key, inner] of Object.entries(part)) if (!['map', 'video', 'countryNames'].includes(key)) take(inner)
    if (lang in part) delete (part as Record<string, unknown>)[lang]
  }
  editJson(inContent('site.json'), take)
  expect(existsSync(inContent(`pages/${lang}.json`))).toBe(false)
}
