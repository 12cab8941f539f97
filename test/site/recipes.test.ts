import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entriesOf } from '../../content/catalogue.ts'
import { langs } from '../../content/languages.ts'
import { machineKeys } from '../../content/machines.ts'
import { machineOptions } from '../../content/options.ts'
import { buildContentOf, copyProject, editJson } from '../support/copy.ts'
import { startSite } from '../support/helpers.ts'
import { textOf } from '../support/html.ts'

/** The README's recipes "Add a machine" and "Add a language", followed in a copy: a kneader, and French. */
const project = copyProject()
const inContent = (file: string) => join(project, 'content', file)

addMachine()
addLanguage()
buildContentOf(project)
const site = await startSite({}, { project })

const kneader = '/machine/dispersion-kneader'
const read = async (path: string) => (await site.fetch(path)).text()

test('the new machine has its page in every language', async () => {
  for (const lang of [...langs, 'fr']) {
    const response = await site.fetch(`${kneader}?lng=${lang}`)
    expect(response.status, lang).toBe(200)
    expect(await response.text(), lang).toContain('Dispersion kneader')
  }
})

test('it stands in the catalogue, its category, the menus, the form, the sitemap and the counts', async () => {
  const cards = async (path: string) => (await read(path)).split('class="matrix__cell"').length - 1
  expect(await cards('/machines')).toBe(machineKeys.length + 1)
  expect(await cards('/machines/auxiliary')).toBe(entriesOf('auxiliary').length + 1)
  const contact = await read('/contact')
  expect(contact).toContain('<option value="kneader">Dispersion kneader</option>')
  const select = /<select[^>]*name="machine".*?<\/select>/s.exec(contact)?.[0] ?? ''
  // "Select a machine" stands first and is none of them.
  expect(select.split('<option').length - 2).toBe(Object.keys(machineOptions).length + 1)
  expect(await read('/sitemap.xml')).toContain(kneader)
  expect(textOf(await read('/'))).toContain(`${machineKeys.length + 1} machine types`)
  expect((await site.fetch('/data/machines/Kneader/neutral.json')).status).toBe(200)
})

test('an inquiry about it is taken', async () => {
  const inquiry = { company: 'Sample', name: 'A B', email: 'a@example.com', application: 'mats', country: 'FR' }
  const answer = await site.postJson('/api/inquiries', {
    ...inquiry,
    id: crypto.randomUUID(),
    source: 'details_form',
    lng: 'fr',
    machine: 'Kneader',
  })
  expect(answer.status).toBe(202)
})

test('the new language is offered, detected and linked', async () => {
  const response = await site.fetch('/', { headers: { 'accept-language': 'fr-FR' } })
  expect(response.headers.get('content-language')).toBe('fr')
  const html = await response.text()
  expect(html).toContain('<html lang="fr" dir="ltr">')
  expect(html).toContain('Français')
  expect(html).toContain('hrefLang="fr"')
  expect(await read('/about?lng=fr')).toContain('du lundi au samedi')
})

function addMachine(): void {
  edit(
    'machines.ts',
    '\n} as const',
    "  Kneader: { path: '/machine/dispersion-kneader', option: 'kneader', categories: ['auxiliary'] },\n} as const",
  )
  edit('processes.ts', "link: ['OpenMill', 'TwoRollMill']", "link: ['Kneader', 'OpenMill', 'TwoRollMill']")
  cpSync(inContent('machines/OpenMill'), inContent('machines/Kneader'), { recursive: true })
  for (const lang of langs)
    editJson<{ title: string }>(inContent(`machines/Kneader/${lang}.json`), (data) => {
      data.title = 'Dispersion kneader'
    })
}

function addLanguage(): void {
  edit('languages.ts', '  ar: {', "  fr: { label: 'Français', dir: 'ltr' },\n  ar: {")
  edit(
    'hours.ts',
    '  ar: {',
    "  fr: { weekday: 'long', text: (from, to, time) => 'du ' + from + ' au ' + to + ', ' + time, short: (from, to) => from },\n  ar: {",
  )
  for (const folder of ['messages', 'pages', ...[...machineKeys, 'Kneader'].map((key) => `machines/${key}`)])
    cpSync(inContent(`${folder}/en.json`), inContent(`${folder}/fr.json`))
  editJson<object>(inContent('site.json'), addFrench)
}

/** Every value per language gets a French one: the English. */
function addFrench(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if ('en' in value) Object.assign(value, { fr: value.en })
  for (const inner of Object.values(value)) addFrench(inner)
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(inContent(file), 'utf8')
  if (!text.includes(from)) throw new Error(`content/${file} does not hold ${from}`)
  writeFileSync(inContent(file), text.replace(from, to))
}
