import { withTimeout } from '../shared/with-timeout.ts'

/** How long a form that was sent waits for its script (milliseconds); then the server takes it as it is. */
const patience = 10_000

/**
 * An inquiry form before it is awake: the browser's own messages are off, as the form's script and the server have the
 * page's. Sent too early, it wakes first and is then sent by its script; if that does not come, by the browser, and if
 * the site cannot be reached at all, it says so and keeps everything.
 */
export function submitAfterHydration(island: HTMLElement, wake: () => Promise<void>): void {
  const form = island.querySelector<HTMLFormElement>('form.form')
  if (!form) return
  form.noValidate = true
  let holding = false
  let block: HTMLElement | undefined
  form.addEventListener('submit', async (event) => {
    block?.remove()
    if ('hydrated' in island.dataset) return
    event.preventDefault()
    event.stopPropagation()
    if (holding) return
    holding = true
    form.ariaBusy = 'true'
    await withTimeout(patience, wake())
    if ('hydrated' in island.dataset) form.requestSubmit()
    else if (await siteAnswers()) form.submit()
    else block = showOffline(island)
    form.ariaBusy = null
    holding = false
  })
}

/** The same for a button that is an island itself: pressed too early, it wakes first and then does what it was pressed for. */
export function clickAfterHydration(island: HTMLElement, wake: () => Promise<void>): void {
  if (!(island instanceof HTMLButtonElement)) return
  island.addEventListener('click', async (event) => {
    if ('hydrated' in island.dataset) return
    event.preventDefault()
    if (island.ariaBusy) return
    island.ariaBusy = 'true'
    await withTimeout(patience, wake())
    island.ariaBusy = null
    if ('hydrated' in island.dataset) island.click()
    else island.form?.requestSubmit(island)
  })
}

/** Repeats a press on an arrow of a carousel once the carousel can answer it. */
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
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}

/** Puts the error block of src/rendering/document.tsx above the island, whose own nodes are React's. */
function showOffline(island: HTMLElement): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#offline')
  const block = template?.content.firstElementChild?.cloneNode(true)
  if (!(block instanceof HTMLElement)) return undefined
  island.before(block)
  block.focus()
  return block
}
