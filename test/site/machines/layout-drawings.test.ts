import { describe, expect, test } from 'vitest'
import drawings from '../../../content/media/drawings.json' with { type: 'json' }
import models from '../../../content/media/models.json' with { type: 'json' }
import arabic from '../../../content/messages/ar.json' with { type: 'json' }
import { machineKeys, machinePaths } from '../../../content/registry/machines.ts'
import type { LayoutDrawings } from '../../../content/schema/layout-drawing.ts'
import type { WebModels } from '../../../content/schema/web-model.ts'
import { readMachineFiles } from '../../../src/build/read-content.ts'
import { cycleTimeline, stepTicks, timeTicks } from '../../../src/pages/machine/cycle/cycle-timeline.ts'
import { canonicalPath } from '../../../src/routes.ts'
import { parse } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const layouts = drawings as unknown as LayoutDrawings
const webModels = models as unknown as WebModels
const machines = readMachineFiles()

test.each(machineKeys)('%s: the drawing is on its page, its files are there and named by the model', async (key) => {
  const html = await (await site.fetch(machinePaths[key])).text()
  const { model, svg, dxf } = layouts[key] ?? expect.fail('no drawing')
  expect(html).toContain(`src="/assets/drawings/${svg.file}"`)
  for (const [format, { file }] of Object.entries({ svg, dxf })) {
    expect(html).toContain(`<a href="/assets/drawings/${file}" download="${model}.${format}"`)
    const answer = await site.fetch(`/assets/drawings/${file}`, { method: 'HEAD' })
    expect(answer.status, file).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
  const webModel = await site.fetch(`/assets/models/${webModels[key]?.file}`, { method: 'HEAD' })
  expect(webModel.headers.get('content-type')).toBe('application/gzip')
})

test('the catalog shows all machines at one scale, and each category links to it', async () => {
  const rowsOf = async (path: string) =>
    [...(await (await site.fetch(path)).text()).matchAll(/--meters:([\d.]+)/g)].map(([, meters]) => Number(meters))
  const all = await rowsOf('/machines')
  expect(all).toHaveLength(machineKeys.length + 1)
  for (const { row } of Object.values(layouts)) expect(all).toContain(row.width / 1000)
  expect(await (await site.fetch('/machines/brake')).text()).toContain('href="/machines#sizes"')
})

test('lengths have the units of the language, or inches if selected', async () => {
  const page = async (path: string) => (await (await site.fetch(path)).text()).replaceAll('<!-- -->', '')
  const units = { en: 'mm', zh: 'mm', ru: 'мм', es: 'mm', ar: 'مم' }
  for (const [lang, unit] of Object.entries(units)) {
    const html = await page(canonicalPath(machinePaths.VF, lang as 'en'))
    expect(html.includes(`<bdi dir="ltr">3200 × 2250 × 2470</bdi>\u00a0${unit}`), lang).toBe(true)
  }
  const inches = await page(`${machinePaths.VF}?units=imperial`)
  expect(inches.includes('<bdi dir="ltr">126 × 88.6 × 97.2</bdi>\u00a0in')).toBe(true)
})

test('each side of the service space has its name and value, and each connection its symbol and position', async () => {
  const document = parse(await (await site.fetch(canonicalPath(machinePaths.VF, 'ar'))).text())
  const facts = document.querySelectorAll('.layout__facts .layout-facts__list, .printed-layout .layout-facts__list')
  const texts = facts.map((list) => list.querySelectorAll('li').map(({ textContent }) => textContent))
  const sides = ['اليسار 700\u00a0مم', 'اليمين 700\u00a0مم', 'الأمام 1000\u00a0مم', 'الخلف 700\u00a0مم']
  const names = { power: 'الكهرباء', water: 'المياه', air: 'الهواء المضغوط' }
  const connections = (layouts.VF ?? expect.fail('no drawing')).connections.map(
    ({ kind, x, y, z }) => ` ${names[kind]} ${x} / ${y} / ${z}\u00a0مم`,
  )
  expect(texts).toEqual([sides, connections, sides, connections])
  const notes = document.querySelectorAll('.layout__facts .label, .printed-layout .label')
  expect(notes.filter((note) => note.textContent === arabic['layout.coordinates'])).toHaveLength(2)
  for (const kind of ['power', 'water', 'air'])
    expect(document.querySelectorAll(`.layout__facts .connection-sign--${kind}`)).toHaveLength(1)
})

describe('the timeline of a worked cycle', () => {
  test.each(machineKeys.filter((key) => machines[key].neutral.cycle))('%s: steps follow one another', (key) => {
    const cycle = machines[key].neutral.cycle ?? expect.fail('no cycle')
    const course = cycleTimeline(webModels[key]?.steps ?? [], cycle)
    const { steps, force } = course
    for (const [index, { real }] of steps.entries()) {
      if (index) expect(real[0]).toBe(steps[index - 1]?.real[1])
      expect(real[1]).toBeGreaterThanOrEqual(real[0])
    }
    const numbers = stepTicks(course).flatMap(({ first, last }) => [first, ...(last > first ? [last] : [])])
    expect([numbers[0], numbers.at(-1), numbers]).toEqual([1, steps.length, numbers.toSorted((a, b) => a - b)])
    const ticks = timeTicks(course.seconds)
    expect([ticks[0], ticks.at(-1), ticks.length > 3 && ticks.length < 8]).toEqual([0, cycle.cycleTime, true])
    expect(steps.at(-1)?.real[1]).toBeCloseTo(cycle.cycleTime, 6)
    const clock = force.map(([at]) => at)
    expect(clock).toEqual([...clock].sort((a, b) => a - b))
  })

  test('the absolute pressure falls from that of the air to 6 kPa, and rises when the mold opens', () => {
    const cycle = machines.VF.neutral.cycle ?? expect.fail('no cycle')
    const { pressure } = cycleTimeline(webModels.VF?.steps ?? [], cycle)
    expect(pressure?.map(([, share]) => Math.round(share * 101))).toEqual([101, 101, 6, 6, 101, 101])
  })
})
