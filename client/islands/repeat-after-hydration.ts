import { withTimeout } from '../shared/with-timeout.ts'

/** How long an interaction waits for the island's script, in milliseconds; after that, the browser acts. */
const timeoutMs = 10_000

/** Elements whose use is repeated: a form, a button that is an island itself, the video's link, controls of a carousel. */
const interactive = 'form.form, button[data-island], a[data-open], [data-previous], [data-next], [data-go]'

/**
 * Repeats a submission or click that came before hydration. If the script does not load, the browser acts; offline the form
 * stays with all input. The browser's own validation is off: script and server validate in the page's language.
 */
export function repeatAfterHydration(island: HTMLElement, hydrate: () => Promise<void>): void {
  const isHydrated = () => 'hydrated' in island.dataset
  for (const form of island.querySelectorAll<HTMLFormElement>('form.form')) form.noValidate = true

  async function wait(event: Event): Promise<void> {
    // Opens a link in another tab or window.
    if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    const element = (event.target as Element).closest<HTMLElement>(interactive)
    const isForm = element instanceof HTMLFormElement
    // Islands may contain other islands.
    if (isHydrated() || element?.closest('[data-island]') !== island || isForm !== (event.type === 'submit')) return
    event.preventDefault()
    if (element.ariaBusy) return
    element.ariaBusy = 'true'
    await withTimeout(timeoutMs, hydrate())
    element.ariaBusy = null
    if (isHydrated()) isForm ? element.requestSubmit() : element.click()
    else if (isForm && navigator.onLine) element.submit()
    else if (element instanceof HTMLAnchorElement) location.assign(element.href)
    else if (element instanceof HTMLButtonElement) element.form?.requestSubmit(element)
  }
  island.addEventListener('submit', wait)
  island.addEventListener('click', wait)
}
