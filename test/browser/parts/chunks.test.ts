import { describe, expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { texts, useBrowser, type Visit, type VisitOptions } from '../../support/browser/browser.ts'
import { fillForm } from '../../support/browser/fill-form.ts'
import { sharedSite, until } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

/** Console messages of blocked or broken chunks. */
const blocked = /ERR_FAILED|ERR_BLOCKED|failed: .*assets\/build|broken chunk/

const logged = (kind: string) =>
  until(`chunk.error ${kind}`, () => site.logs('chunk.error').some((line) => line.kind === kind))

/** Opens a page whose chunks of this name cannot be loaded. */
async function visitWithout(name: string, path: string, situation: VisitOptions = {}): Promise<Visit> {
  const page = await visit('/robots.txt', situation)
  await page.route(new RegExp(`/assets/build/${name}-[\\w-]{8}\\.js`), (route) => route.abort())
  await page.goto(new URL(path, site.url).href)
  return page
}

describe('a chunk that fails to load', () => {
  test('leaves a plain form that works, and is logged as missing', async () => {
    const page = await visitWithout('inquiry-form-island', '/contact?lng=en')
    await page.locator('.form [name=company]').hover()
    await page.locator('[data-island="inquiry-form"][data-failed]').waitFor()
    await fillForm(page)
    await page.locator('.form__submit').click()
    await page.locator('.thanks').waitFor()
    page.allowProblem(blocked)
    await logged('missing')
  })

  test('shows a notice beside the island with a button that loads it', async () => {
    const page = await visitWithout('carousel-island', '/about?lng=en')
    const carousel = page.locator('[data-island="carousel"]').first()
    await carousel.scrollIntoViewIfNeeded()
    await carousel.hover()
    const notice = page.locator('[data-island="carousel"] + .not-loaded').first()
    await notice.getByText(texts.en['chunk.failed']).waitFor()
    await page.unrouteAll()
    await notice.getByRole('button', { name: texts.en['chunk.retry'] }).click()
    await carousel.and(page.locator('[data-hydrated]:focus')).waitFor()
    expect(await page.locator('[data-island="carousel"] + .not-loaded').count()).toBeLessThan(2)
    page.allowProblem(blocked)
  })

  test('leaves a plain form until the texts of the form load', async () => {
    const page = await visit('/robots.txt')
    let missing = true
    await page.route('**/assets/build/form-en-*.json', (route) => (missing ? route.abort() : route.continue()))
    await page.goto(new URL('/contact?lng=en', site.url).href)
    await page.locator('.form [name=company]').hover()
    const island = page.locator('[data-island="inquiry-form"]').first()
    await island.and(page.locator('[data-failed]')).waitFor()
    await logged('missing')
    missing = false
    await page.locator('.form__submit').click()
    await island.locator('.alert').waitFor()
    expect(await island.getAttribute('data-failed')).toBe(null)
    page.allowProblem(/ERR_FAILED|failed: .*form-en/)
  })

  test('leaves the button of the viewer and a notice, and the next click tries again', async () => {
    const page = await visitWithout('viewer-island', `${machinePaths.VF}?lng=en`)
    const turn = page.locator('[data-open-viewer]')
    await turn.click()
    await page.locator('.viewer').getByText(texts.en['viewer.failed']).waitFor()
    expect(await turn.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.unrouteAll()
    await turn.click()
    await page.locator('.viewer[data-hydrated]').waitFor()
    expect(await page.locator('.viewer__failed').isVisible()).toBe(false)
    page.allowProblem(blocked)
  })

  test('does not stop other islands', async () => {
    const page = await visitWithout('carousel-island', '/machines?lng=en')
    await page.locator('[data-island=carousel]').scrollIntoViewIfNeeded()
    await page.locator('[data-island=carousel][data-failed]').waitFor()
    const view = page.locator('.carousel__view')
    expect(await view.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    await page.locator('.carousel__list a').nth(2).click()
    await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
    await page.locator('[data-tab=injection]').click()
    await page.locator('[data-panel=injection]:visible').waitFor()
    page.allowProblem(blocked)
  })

  test('is requested again after a network error', async () => {
    const page = await visit('/robots.txt')
    let lost = 0
    await page.route('**/assets/build/carousel-*.js*', (route) => (lost++ ? route.continue() : route.abort()))
    await page.goto(new URL('/machines?lng=en', site.url).href)
    await page.locator('[data-island=carousel]').scrollIntoViewIfNeeded()
    await page.locator('[data-island=carousel][data-hydrated]').waitFor()
    page.allowProblem(blocked)
  })

  test('leaves the link of the video, which is followed', async () => {
    const page = await visitWithout('video-modal-island', '/about?lng=en', { elsewhere: true })
    await page.locator('a[data-open]').click()
    await page.waitForURL(/youtube\.com\/watch/)
    page.allowProblem(blocked)
  })

  test('a chunk that throws is logged as an error', async () => {
    const page = await visit('/robots.txt')
    await page.route('**/assets/build/contact-dialog-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken chunk")' }),
    )
    await page.goto(new URL('/about?lng=en', site.url).href)
    await page.evaluate(() => scrollTo(0, 400))
    await page.locator('[data-island="contact-dialog"][data-failed]').waitFor({ state: 'attached' })
    page.allowProblem(blocked)
    await logged('error')
  })

  test('a chunk without an answer for 120 seconds is logged as a timeout', async () => {
    const page = await visit('/robots.txt')
    await page.clock.install()
    await page.route('**/assets/build/process-tabs-*.js', () => undefined)
    await page.goto(new URL('/machines?lng=en', site.url).href)
    const island = page.locator('[data-island="process-tabs"]')
    await Promise.all([page.waitForRequest(/process-tabs-/), island.scrollIntoViewIfNeeded()])
    await page.clock.fastForward(119_000)
    expect(await island.getAttribute('data-failed')).toBeNull()
    await page.clock.fastForward(2000)
    await page.locator('[data-island="process-tabs"][data-failed]').waitFor()
    await logged('timeout')
    await page.locator('[data-tab=injection]').click()
    await page.waitForURL(/process=injection/)
  })
})

test('a component that throws is replaced by the fallback view and reported', async () => {
  const page = await visit('/robots.txt')
  await page.route('**/faq?*', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const broken = html.replace('data-props="{&quot;state&quot;', 'data-props="{&quot;lost&quot;')
    expect(broken).not.toBe(html)
    await route.fulfill({ response, body: broken })
  })
  const reports = () => site.logs('render.error').filter(({ island }) => island === 'inquiry-form')
  const before = reports().length
  await page.goto(new URL('/faq?lng=ar', site.url).href)
  await page.locator('.form [name=company]').hover()
  const view = page.locator('[data-island="inquiry-form"] [role=alert]')
  await view.waitFor()
  expect(await view.textContent()).toContain(texts.ar['crash.heading'])
  expect(await view.textContent()).toContain('sales@example.com')
  page.allowProblem(/TypeError/)
  await until('the report', () => reports().length > before)
  await page.locator('[data-island="inquiry-form"][data-hydrated]').waitFor()
  await page.locator('.accordion__question').first().click()
  expect(await page.locator('.accordion__item[open]').count()).toBe(1)
})
