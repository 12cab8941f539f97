import { wakeIslands } from '../wake-islands.ts'

/** How far the page is scrolled before the button shows, in pixels (specification, chapter 9). */
const threshold = 300

/**
 * The floating button appears beyond the threshold and opens a dialog with the inquiry form. The form is borrowed from
 * the contact page when first wanted, so that no page carries it twice; if it cannot be fetched, the link is followed.
 */
export function wake(root: HTMLElement): void {
  const button = root.querySelector<HTMLAnchorElement>('.float')
  const dialog = root.querySelector<HTMLDialogElement>('dialog')
  const place = root.querySelector<HTMLElement>('[data-form-place]')
  if (!button || !dialog || !place) return

  const show = () => root.toggleAttribute('data-shown', scrollY > threshold)
  addEventListener('scroll', show, { passive: true })
  show()

  button.addEventListener('click', async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dialog.showModal()
    if (place.querySelector('[data-island]')) return
    try {
      place.replaceChildren(await borrowForm(button.href))
      wakeIslands(place)
    } catch {
      location.assign(button.href)
    }
  })
  dialog.addEventListener('click', (event) => {
    const closes = event.target === dialog || (event.target instanceof Element && event.target.closest('[data-close]'))
    if (closes) dialog.close()
  })
}

async function borrowForm(address: string): Promise<Node> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const form = page.querySelector('[data-island="inquiry-form"]')
  if (!form) throw new Error('the contact page has no form')
  return document.importNode(form, true)
}
