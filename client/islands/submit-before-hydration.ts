import { withTimeout } from '../shared/with-timeout.ts'

/** How long a submitted form waits for its script, in milliseconds; after that, the browser submits it. */
const timeoutMs = 10_000

/**
 * A form that is submitted before its hydration waits for it and is then submitted by script. If the script does not
 * load, the browser submits the form; if the site cannot be reached, the page shows a notice and all input stays. The
 * browser's own validation is off, because the form's script and the server validate in the page's language.
 */
export function submitAfterHydration(island: HTMLElement, hydrate: () => Promise<void>): void {
  const form = island.querySelector<HTMLFormElement>('form.form')
  if (!form) return
  form.noValidate = true
  let isWaiting = false
  let block: HTMLElement | undefined
  form.addEventListener('submit', async (event) => {
    block?.remove()
    if ('hydrated' in island.dataset) return
    event.preventDefault()
    event.stopPropagation()
    if (isWaiting) return
    isWaiting = true
    form.ariaBusy = 'true'
    await withTimeout(timeoutMs, hydrate())
    if ('hydrated' in island.dataset) form.requestSubmit()
    else if (await siteAnswers()) form.submit()
    else block = showOffline(island)
    form.ariaBusy = null
    isWaiting = false
  })
}

/** For a button that is an island itself: a click before the hydration waits for it and is then repeated. */
export function clickAfterHydration(island: HTMLElement, hydrate: () => Promise<void>): void {
  if (!(island instanceof HTMLButtonElement)) return
  island.addEventListener('click', async (event) => {
    if ('hydrated' in island.dataset) return
    event.preventDefault()
    if (island.ariaBusy) return
    island.ariaBusy = 'true'
    await withTimeout(timeoutMs, hydrate())
    island.ariaBusy = null
    if ('hydrated' in island.dataset) island.click()
    else island.form?.requestSubmit(island)
  })
}

/** Repeats a click on an arrow of a carousel once the carousel is hydrated. */
export function stepAfterHydration(island: HTMLElement, hydrate: () => Promise<void>): void {
  island.addEventListener('click', async ({ target }) => {
    if ('hydrated' in island.dataset || !(target instanceof Element)) return
    const arrow = target.closest<HTMLElement>('[data-previous], [data-next]')
    if (!arrow) return
    await hydrate()
    if ('hydrated' in island.dataset) arrow.click()
  })
}

async function siteAnswers(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return true
  } catch {
    return false
  }
}

/** Shows the error block of src/rendering/document.tsx above the island, outside of React's nodes. */
function showOffline(island: HTMLElement): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#offline')
  const block = template?.content.firstElementChild?.cloneNode(true)
  if (!(block instanceof HTMLElement)) return undefined
  island.before(block)
  block.focus()
  return block
}
