import { fetchDocument } from '../../shared/fetch-document.ts'

/** Timeout for fetching the form, in milliseconds; after it the contact page opens. */
const timeoutMs = 10_000

/** Opens the form of the contact page in a dialog; if it cannot be fetched, the link is followed. */
export function hydrate(root: HTMLElement, hydrateWithin: (place: ParentNode) => void): void {
  const button = root.querySelector<HTMLAnchorElement>('.contact-button')
  const dialog = root.querySelector<HTMLDialogElement>('dialog')
  const place = root.querySelector<HTMLElement>('[data-form]')
  if (!button || !dialog || !place) return

  hideWhereCovering(root)
  let isLoading = false

  button.addEventListener('click', async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dialog.showModal()
    // A hidden button could not get the focus back.
    delete document.documentElement.dataset.direction
    // A form that was sent has become a thank-you message.
    if (isLoading || place.querySelector('.form')) return
    isLoading = true
    try {
      place.replaceChildren(await fetchForm(button.href))
      hydrateWithin(place)
      if (document.activeElement?.matches('.dialog .square')) place.querySelector<HTMLElement>('.form__input')?.focus()
    } catch {
      if (dialog.open) location.assign(button.href)
    } finally {
      isLoading = false
    }
  })
}

/** Forms, tables, figures and controls, which the button must not cover. The answer of the sizing counts as a whole, because its content changes. */
const coverable =
  '.footer a, .section-links a, main :is(form:has(input:not([type="hidden"]), select, textarea), button, .figure, .scale, .dimension, .check, .curve, .spec, .compare__table, .office-hours, .layout dl, .sizing__answer, .view__count, summary)'

function hideWhereCovering(root: HTMLElement): void {
  const covered = new Set<Element>()
  const update = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) covered[isIntersecting ? 'add' : 'delete'](target)
    root.toggleAttribute('data-covering', covered.size > 0)
  }
  // The lower corner of the window, 88 px wide and high: the round button with its ring and its distance from the edges.
  const [top, side] = [innerHeight, innerWidth].map((length) => `${Math.min(8800 / length - 100, 0)}%`)
  const rootMargin = document.dir === 'rtl' ? `${top} ${side} 0px 0px` : `${top} 0px 0px ${side}`
  const observer = new IntersectionObserver(update, { rootMargin })
  for (const part of document.querySelectorAll(coverable)) observer.observe(part)
  const observeAgain = () => {
    observer.disconnect()
    hideWhereCovering(root)
  }
  addEventListener('resize', observeAgain, { once: true })
}

async function fetchForm(url: string): Promise<Node> {
  const page = await fetchDocument(url, AbortSignal.timeout(timeoutMs))
  const form = page.querySelector('[data-island="inquiry-form"]')
  if (!form) throw new Error('the contact page has no form')
  return document.importNode(form, true)
}
