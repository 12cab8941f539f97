import { describe, expect, test } from 'vitest'
import { listSeparator } from '../../../client/shared/number-format.ts'
import ru from '../../../content/messages/ru.json' with { type: 'json' }
import { machinePaths } from '../../../content/registry/machines.ts'
import { directionsAndScripts, hydrateIsland, texts, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { fillForm, inquiry } from '../../support/browser/fill-form.ts'
import { sharedSite, until } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

/** Timeout for a busy machine. */
const soon = { timeout: 20_000 }

const models = (page: Visit) =>
  page.locator('#answer [data-model]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.model ?? ''))

describe.each(directionsAndScripts)('choosing, $lang, scripts $scripts', ({ lang, scripts }) => {
  const t = texts[lang]

  test('a part leads to presses with the required force of each', async () => {
    const page = await visit(`/machines?lng=${lang}`, { scripts })
    await page.locator('.catalog__find .go').click()
    const form = page.locator('.sizing-form')
    await form.locator('[name=material]').selectOption('htv')
    await form.locator('[name=length]').fill('200')
    await form.locator('[name=width]').fill('45')
    await form.locator('[type=submit]').click()
    await page.locator('#answer [data-model]').first().waitFor()
    expect((await models(page)).length).toBeGreaterThan(1)
    const first = page.locator('#answer [data-model]').first()
    const clamp = (await first.getAttribute('data-clamp')) ?? ''
    expect(clamp).toMatch(/^\d+\.\d$/)
    expect(await first.innerText()).toContain(String(Math.round(Number(clamp))))
  })

  test('invalid input is reported at its field; near misses show the difference', async () => {
    const page = await visit(`/machines?lng=${lang}&length=-3&cavities=x`, { scripts })
    for (const [field, problem] of [
      ['length', 'number'],
      ['cavities', 'whole'],
    ] as const) {
      const input = page.locator(`#sizing-${field}`)
      expect(await input.getAttribute('aria-invalid')).toBe('true')
      const message = page.locator(`#${await input.getAttribute('aria-describedby')}`)
      const label = t[`sizing.${field}`]
      expect(await message.innerText()).toBe(
        t['nav.labeled'].replace('{{label}}', label).replace('{{value}}', t[`sizing.problem.${problem}`]),
      )
    }
    await page.goto(new URL(`/machines?lng=${lang}&material=nbr&length=50&width=50&cavities=64`, site.url).href)
    expect(await page.locator('#answer [data-near]').count()).toBeGreaterThan(0)
    await page.goto(new URL(`/machines?lng=${lang}&material=nbr&length=1900&width=1900&cavities=4`, site.url).href)
    expect(await page.locator('#answer').innerText()).toContain(t['sizing.noneHeading'])
    expect(await page.locator('#answer [data-near]').count(), 'the largest press shows the limit').toBe(1)
    expect(await page.locator('.sizing__none').innerText(), 'the limit of custom presses').toContain('3000')
    expect(await page.locator('.sizing__none a').getAttribute('href')).toContain('#quote')
    expect(await page.locator('.sizing__advice').count(), 'no advice for a process that no press can do').toBe(0)
  })

  test('checkboxes on results lead to a comparison, the search finds machines by product', async () => {
    const page = await visit(`/machines?lng=${lang}&material=htv&length=200&width=45`, { scripts })
    for (const value of ['HF', 'VF']) await page.locator(`[name=compare][value^="${value}:"]`).first().check()
    await page.locator('.compare-bar [type=submit]').click()
    await page.waitForURL((url) => url.searchParams.getAll('compare').length > 1)
    expect(await page.locator('.compare__table thead th').count()).toBe(2)
    await page.goto(new URL(`/machines?lng=${lang}&q=VF-300`, site.url).href)
    expect(await page.locator('.search-results a').first().getAttribute('href')).toContain(machinePaths.VF)
  })
})

test('the announcement of a plan contains its errors', async () => {
  const page = await visit('/machines?plan=VF-300&lng=en')
  await hydrateIsland(page, 'sizing')
  await page.locator('#plan-machines').fill('VF-300, XX-9')
  await expect.poll(() => page.locator('.plan__sheet > [role=status]').innerText(), soon).toContain('XX-9')
})

test('a plan takes chosen models one after the other and can be emptied', async () => {
  const page = await visit('/machines?plan=VF-300')
  await hydrateIsland(page, 'sizing')
  const codes = page.locator('#plan-machines')
  for (const [model, plan] of [
    ['HF-200', 'VF-300, HF-200'],
    ['TM-160', 'VF-300, HF-200, TM-160'],
  ] as const) {
    await page.locator('#plan-add').selectOption(model)
    await page.locator('.plan-form [type=submit]').click()
    await expect.poll(() => codes.inputValue(), soon).toBe(plan)
  }
  await hydrateIsland(page, 'sizing')
  await codes.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.className), soon).toBe('plan__summary')
  await codes.fill('')
  await expect.poll(() => page.locator('#answer').innerText(), soon).toContain(texts.en['plan.start'])
  expect(new URL(page.url()).searchParams.get('plan')).toBe('')
})

test('fields that are changed before the script has loaded are answered', async () => {
  const page = await visit('/machines?lng=en&material=nbr&diameter=30')
  const typed = Promise.withResolvers<void>()
  await page.route('**/sizing-island-*.js', (route) => typed.promise.then(() => route.continue()))
  await page.locator('#sizing-diameter').fill('45')
  typed.resolve()
  await expect.poll(() => new URL(page.url()).searchParams.get('diameter'), soon).toBe('45')

  const other = await visit('/machines?lng=en&material=nbr&diameter=30')
  const chosen = Promise.withResolvers<void>()
  await other.route('**/sizing-island-*.js', (route) => chosen.promise.then(() => route.continue()))
  await other.locator('#sizing-material').focus()
  await other.locator('#sizing-material').selectOption('htv')
  chosen.resolve()
  await expect.poll(() => new URL(other.url()).searchParams.get('material'), soon).toBe('htv')
})

test('typing updates the answer and the URL without moving the focus', async () => {
  const page = await visit(`/machines?lng=ar&material=htv&length=200&width=45&cavities=4`)
  await hydrateIsland(page, 'sizing')
  const clamp = () => page.locator('#answer [data-model]').first().getAttribute('data-clamp')
  const model = () => page.locator('#answer [data-model]').first().getAttribute('data-model')
  const status = page.locator('.sizing__sheet > [role=status]')
  const before = Number(await clamp())
  const compared = page.locator('#answer [name=compare]').first()
  await compared.check()
  const length = page.locator('#sizing-length')
  await length.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  await expect.poll(clamp, soon).not.toBe(String(before.toFixed(1)))
  expect(Number(await clamp())).toBeGreaterThan(before)
  await expect.poll(() => new URL(page.url()).searchParams.get('length'), soon).toBe('209')
  expect(await length.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await compared.isChecked(), 'selected for the comparison').toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('sizing-width')
  // The announcement is short.
  expect(await status.innerText()).toContain(await model())
  expect((await status.innerText()).length).toBeLessThan(200)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), soon).toBe('answer-heading')
  await length.fill('none')
  await page.keyboard.press('Enter')
  await expect.poll(() => status.innerText(), soon).toContain(texts.ar['sizing.correct'])
  await expect.poll(() => page.title(), soon).toContain(texts.ar['form.errorPrefix'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), soon).toBe('sizing-length')
  await length.fill('209')
  await expect.poll(clamp, soon).not.toBe(null)
  await page.locator('#sizing-width').selectText()

  // Offline, the answer stays, and the next input asks again.
  const shown = await clamp()
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.type('9')
  await failed
  await page.locator('#answer:not([aria-busy])').waitFor()
  expect(await clamp()).toBe(shown)
  await page.context().setOffline(false)
  page.allowProblem(/ERR_INTERNET_DISCONNECTED|failed: .*length=209/)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('8')
  await expect.poll(clamp, soon).not.toBe(shown)

  // The hint follows the units.
  const hint = () => page.locator('#sizing-thickness-hint').innerText()
  expect(await hint()).toContain('4')
  await page.locator('#sizing-units').selectOption('imperial')
  await expect.poll(hint, soon).toContain('0.16')
  await page.locator('#sizing-units').selectOption('metric')
  await expect.poll(hint, soon).not.toContain('0.16')

  // Islands in the answer are hydrated, and none of two fast clicks is lost.
  const [first, second] = [page.locator('#answer .add').first(), page.locator('#answer .add').nth(1)]
  for (const add of [first, second]) await add.dispatchEvent('pointerover')
  await page.locator('#answer .add[data-hydrated]').nth(1).waitFor()
  await page.evaluate(() => {
    for (const add of [...document.querySelectorAll<HTMLElement>('#answer .add')].slice(0, 2)) add.click()
  })
  await expect.poll(() => page.locator('[data-listed-count]').innerText(), soon).toBe('2')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'inquiryList')
  expect(cookie?.value.split(',')).toHaveLength(2)
})

test('typing while an answer loads keeps the focus', async () => {
  const page = await visit('/machines?material=nbr&length=40&width=40')
  await hydrateIsland(page, 'sizing')
  const held = Promise.withResolvers<void>()
  await page.route('**/machines?*', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  await page.locator('#sizing-length').fill('50')
  await page.keyboard.press('Enter')
  const weight = page.locator('#sizing-weight')
  await page.locator('.sizing-form__more > summary').click()
  await weight.focus()
  const asked = page.waitForRequest(/weight=12(&|$)/)
  await page.keyboard.type('12')
  await asked
  held.resolve()
  await expect.poll(() => new URL(page.url()).searchParams.get('weight'), soon).toBe('12')
  expect(await weight.evaluate((input) => input === document.activeElement)).toBe(true)
  page.allowProblem(/ERR_ABORTED/)
})

test('if the answer takes too long, the form is sent', async () => {
  const page = await visit('/machines?material=nbr&length=40&width=40')
  await hydrateIsland(page, 'sizing')
  await page.clock.install()
  const asked = page.waitForRequest(/length=50/)
  await page.route('**/machines?*', (route) => (route.request().isNavigationRequest() ? route.continue() : undefined))
  await page.locator('#sizing-length').fill('50')
  await page.keyboard.press('Enter')
  await asked
  await page.clock.runFor(10_000)
  await page.waitForURL(/length=50/)
  expect(await page.locator('#sizing-length').inputValue()).toBe('50')
  page.allowProblem(/ERR_ABORTED|timeout/)
})

test('the inquiry list by keyboard: add, count, show in the form, remove', async () => {
  const page = await visit(`${machinePaths.VF}?lng=en`)
  // The button has no URL of its own, and it does not send an inquiry.
  const whole = page.locator('.machine__intro .add')
  await whole.focus()
  await page.locator('.machine__intro .add[data-hydrated]').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => whole.innerText(), soon).toContain(texts.en['list.added'])
  expect(site.logs('inquiry.invalid')).toEqual([])
  await page.locator('.attachments [name=remove]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.attachments').count(), soon).toBe(0)

  const add = page.locator('#specification .add').nth(2)
  await add.scrollIntoViewIfNeeded()
  await add.focus()
  await page.locator('#specification .add[data-hydrated]').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => add.innerText(), soon).toContain(texts.en['list.added'])
  expect(await page.locator('.list-count').innerText()).toContain('1')
  expect(await page.locator('#inquiry-list [role=status]').innerText()).toBe(`VF-300: ${texts.en['list.added']}`)
  await expect.poll(() => page.locator('.form [name=machines]').inputValue(), soon).toBe('VF-300')
  const remove = page.locator('.attachments [name=remove]')
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.attachments').count(), soon).toBe(0)
  const focused = page.locator(':focus')
  await expect.poll(() => focused.getAttribute('name'), soon).toBe('company')
  expect(await add.innerText(), 'a removed machine can be added again').toContain(texts.en['list.add'])
  expect(await page.locator('.form [name=machines]').count()).toBe(0)
  expect(await page.locator('.list-count').isVisible()).toBe(false)
})

test('the first tap adds in place, and the next page marks listed machines', async () => {
  const page = await visit('/machines?q=vacuum press', { width: 'phone', hasTouch: true })
  await page.evaluate(() => Object.assign(window, { same: true }))
  const add = page.locator('.search-results .add').first()
  await add.tap()
  await expect.poll(() => add.innerText(), soon).toContain(texts.en['list.added'])
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await page.reload()
  await expect.poll(() => add.innerText(), soon).toContain(texts.en['list.added'])
  await page.goto(new URL(machinePaths.VF, site.url).href)
  const whole = page.locator('.machine__intro .add')
  await expect.poll(() => whole.innerText(), soon).toContain(texts.en['list.added'])
  await hydrateIsland(page, 'inquiry-form')
  await page.locator('.attachments [name=remove]').click()
  await expect.poll(() => whole.innerText(), soon).toContain(texts.en['list.add'])
  await whole.click()
  await expect.poll(() => page.locator('.list-count').innerText(), soon).toContain('1')
})

describe.each([
  ['ru', ru, false],
  ['ar', texts.ar, true],
] as const)('from the home page to one inquiry for three machines, %s', (lang, t, scripts) => {
  test(`scripts ${scripts}`, async () => {
    const page = await visit(`/?lng=${lang}`, { scripts })
    await page.locator('.hero .button').first().click()
    await page.waitForURL(/\/machines\?/)
    await page.goto(`${page.url()}&material=htv&length=200&width=45&thickness=4`)
    const wanted = (await models(page)).slice(0, 3)
    for (const [index, model] of wanted.entries()) {
      const add = page.locator(`#answer .add[value$=":${model}"]`)
      await add.click()
      await expect.poll(() => page.locator('[data-listed-count]').innerText(), soon).toBe(String(index + 1))
    }
    await page.locator('.press__actions .button').click()
    await page.waitForURL((url) => url.pathname.startsWith('/machine/'))
    const attachments = await page.locator('.attachments').innerText()
    for (const model of wanted) expect(attachments).toContain(model)
    expect(attachments).toContain(t['form.sizingHeading'])
    if (scripts) await hydrateIsland(page, 'inquiry-form')
    await fillForm(page, inquiry, 'KZ')
    await page.locator('.form__submit').click()
    await page.locator('.thanks').waitFor()
    for (const model of wanted) expect(await page.locator('.thanks').innerText()).toContain(model)
    expect(await page.locator('.list-count').isVisible()).toBe(false)
    const reference = (await page.locator('.thanks__reference bdi').innerText()).toLowerCase()
    const delivered = await until('delivery', () => site.receiver.posts.find(({ id }) => id.startsWith(reference)))
    const { message } = JSON.parse(delivered.body)
    const [machines = '', sizing = ''] = message.split('\n')
    expect(machines).toBe(t['delivery.machines'].replace('{{value}}', wanted.join(listSeparator(lang))))
    expect(sizing).toContain(t['delivery.sizing'].replace('{{value}}', `1\u00a0×\u00a0${wanted[0]}`))
    expect(message).toContain(t['sizing.material.htv'])
    expect(message).not.toMatch(/[\u2066-\u2069]|\{\{/)
  })
})
