import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { machineKeys, machineOptions, machinesIn } from '../../../content/registry/machines.ts'
import { root } from '../../../src/build/root.ts'
import { sheetNames } from '../../../src/commands/translations/texts.ts'
import { readWorkbook, writeWorkbook } from '../../../src/commands/translations/workbook.ts'
import { site as company } from '../../../src/site.ts'
import { all, textOf } from '../../support/html/html.ts'
import { buildCopy, copyProject, editJson, runIn } from '../../support/site/copy.ts'
import { startSite } from '../../support/site/helpers.ts'

/**
 * Follows the recipes "Add a machine" and "Add a language" in a copy: a kneader, and Portuguese, whose workbook has
 * accented English.
 */
const { folder: project } = copyProject()
const inContent = (file: string) => join(project, 'content', file)

addMachine()
await addLanguage()
buildCopy(project)
const site = await startSite({}, { project })

const kneader = '/machine/dispersion-kneader'
const read = async (path: string) => (await site.fetch(path)).text()

test('the new machine has its page in every language', async () => {
  for (const lang of [...langs, 'pt']) {
    const response = await site.fetch(`${kneader}?lng=${lang}`)
    expect(response.status, lang).toBe(200)
    expect(await response.text(), lang).toContain(lang === 'pt' ? accented('Dispersion kneader') : 'Dispersion kneader')
  }
})

test('without a drawing and a 3D model, its page has no empty sections and no links to them', async () => {
  const html = await read(kneader)
  const links = all(html, '.section-links li a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#specification', '#process', '#questions'])
  expect(all(html, '#layout, #steps, .printed-layout')).toHaveLength(0)
})

test('it is in the catalog, its category, the menus, the form, the sitemap and the counts', async () => {
  const cards = async (path: string) => all(await read(path), '.machine-card').length
  expect(await cards('/machines')).toBe(machineKeys.length + 1)
  expect(await cards('/machines/auxiliary')).toBe(machinesIn('auxiliary').length + 1)
  const contact = await read('/contact')
  expect(contact).toContain('<option value="kneader">Dispersion kneader</option>')
  const options = all(contact, 'select[name="machine"] option')
  // "Select a machine" is first and is not a machine.
  expect(options).toHaveLength(Object.keys(machineOptions).length + 2)
  expect(await read('/sitemap.xml')).toContain(kneader)
  expect(textOf(await read('/'))).toContain(`${machineKeys.length + 1} machine types`)
  expect((await site.fetch('/data/machines/Kneader/neutral.json')).status).toBe(200)
})

test('an inquiry about it is accepted', async () => {
  const inquiry = { company: 'Sample', name: 'A B', email: 'a@example.com', application: 'mats', country: 'FR' }
  const answer = await site.postJson('/api/inquiries', {
    ...inquiry,
    id: crypto.randomUUID(),
    source: 'details_form',
    lng: 'pt',
    machine: 'Kneader',
  })
  expect(answer.status).toBe(202)
})

test('the new language is offered, detected and linked, and every page has its texts', async () => {
  const response = await site.fetch('/', { headers: { 'accept-language': 'pt-BR' } })
  expect(response.headers.get('content-language')).toBe('pt')
  const html = await response.text()
  expect(html).toContain('<html lang="pt" dir="ltr">')
  expect(html).toContain('Português')
  expect(html).toContain('hrefLang="pt"')
  expect(textOf(await read('/contact?lng=pt'))).toContain(` ${company.hours.opens}–${company.hours.closes} (`)
  expect(await read('/faq?lng=pt')).toContain(accented('Get More Answers'))
  expect(await read('/machines?lng=pt&q=transferencia')).toContain(accented('Machine'))
})

test('its files are formatted, and all others unchanged', () => {
  const [biome, args] = [
    join(root, 'node_modules/.bin/biome'),
    ['ci', '--vcs-enabled=false', 'content/messages', 'content/pages'],
  ]
  expect(execFileSync(biome, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' })).toContain('No fixes applied')
  for (const file of ['messages/ru.json', 'pages/ar.json', 'machines/VF/zh.json'])
    expect(readFileSync(inContent(file), 'utf8'), file).toBe(readFileSync(join(root, 'content', file), 'utf8'))
})

function addMachine(): void {
  editJson<Record<string, object>>(inContent('registry/machines.json'), (machines) => {
    machines.Kneader = { path: '/machine/dispersion-kneader', option: 'kneader', code: 'KN', categories: ['auxiliary'] }
  })
  editJson<{ spoon: { stages: { link: string[] }[] } }>(inContent('registry/processes.json'), ({ spoon }) => {
    spoon.stages[0]?.link.unshift('Kneader')
  })
  cpSync(inContent('machines/OpenMill'), inContent('machines/Kneader'), { recursive: true })
  for (const lang of langs)
    editJson<{ title: string }>(inContent(`machines/Kneader/${lang}.json`), (data) => {
      data.title = 'Dispersion kneader'
    })
}

/** Exports an empty workbook, fills its one open column and imports it: no other step. */
async function addLanguage(): Promise<void> {
  const file = join(project, 'texts-pt.xlsx')
  expect(runIn(project, 'translations/export', 'new', 'pt', '--to', file).output).toContain('Only the column "pt"')
  const { sheets } = await readWorkbook(readFileSync(file))
  const filled = sheetNames.map((name) => [
    name,
    (sheets[name] ?? []).map((row) => ({
      ...row,
      text: row.text || accented(row.english),
      limit: undefined,
      note: '',
    })),
  ])
  writeFileSync(file, await writeWorkbook('pt', Object.fromEntries(filled), false))
  const { code, output } = runIn(project, 'translations/import', file)
  expect(output).toContain('pt is a language of the site now')
  expect(code).toBe(0)
}

/** As long as English, and as easy to tell from it. */
function accented(text: string): string {
  const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
  return text.replaceAll(/\{\{\w+\}\}|[aeiou]/g, (found) => accents[found] ?? found)
}
