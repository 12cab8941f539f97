import { closeOnBack } from '../../behaviors/close-on-back.ts'
import { scrollThreshold } from './scroll-threshold.ts'

/** Longest wait for the form, in milliseconds; then the page that has it is opened. */
const patience = 10_000

/**
 * The floating button appears beyond the threshold and opens a dialog with the inquiry form. The form is borrowed from
 * the contact page when first wanted, so that no page carries it twice; if it cannot be fetched, the link is followed.
 */
export function hydrate(root: HTMLElement, hydrateWithin: (place: ParentNode) => void): void {
  const button = root.querySelector<HTMLAnchorElement>('.float')
  const dialog = root.querySelector<HTMLDialogElement>('dialog')
  const place = root.querySelector<HTMLElement>('[data-form-place]')
  if (!button || !dialog || !place) return
  let borrowing: Promise<void> | undefined
  let closed: (() => void) | undefined

  const show = () => root.toggleAttribute('data-shown', scrollY > scrollThreshold)
  addEventListener('scroll', show, { passive: true })
  show()
  stepAside(root)

  button.addEventListener('click', async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dialog.showModal()
    closed = closeOnBack(() => dialog.close())
    // Once sent, the form has become a thank-you: who opens the dialog again has something new to say.
    if (place.querySelector('.thanks')) borrowing = undefined
    borrowing ??= borrowForm(button.href).then((form) => {
      place.firstElementChild?.dispatchEvent(new Event('discard'))
      place.replaceChildren(form)
      hydrateWithin(place)
    })
    try {
      await borrowing
    } catch {
      borrowing = undefined
      if (dialog.open) location.assign(button.href)
    }
  })
  dialog.addEventListener('close', () => closed?.())
  // Who marks a text and lets go outside has not pressed there.
  let pressed: EventTarget | null
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  dialog.addEventListener('click', ({ target }) => {
    const outside = target === dialog && pressed === dialog
    if (outside || (target instanceof Element && target.closest('[data-close]'))) dialog.close()
  })
}

/** Hides the button where it would cover a form, a table, a list of figures, a closed part or the bar of the comparison. */
function stepAside(root: HTMLElement): void {
  const under = new Set<Element>()
  const look = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) under[isIntersecting ? 'add' : 'delete'](target)
    root.toggleAttribute('data-tucked', under.size > 0)
  }
  // The corner at the foot of the window, as high as the button stands above the quote bar.
  const observer = new IntersectionObserver(look, {
    rootMargin: document.dir === 'rtl' ? '-75% -80% 0px 0px' : '-75% 0px 0px -80%',
  })
  for (const form of document.querySelectorAll(
    'main :is(form:has(input:not([type="hidden"]), select, textarea), .compare-bar, .spec, .compare__table, .clock, .layout dl, summary)',
  )) {
    observer.observe(form)
  }
}

async function borrowForm(address: string): Promise<Node> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const form = page.querySelector('[data-island="inquiry-form"]')
  if (!form) throw new Error('the contact page has no form')
  return document.importNode(form, true)
}
