import { entryId, updateItems } from './store.ts'

/** A button that puts a machine on the inquiry list, in place; when that fails, its form is posted as without script. */
export function hydrate(root: HTMLElement): void {
  const button = root as HTMLButtonElement
  let posting = false
  button.addEventListener('click', async (event) => {
    if (posting) return
    event.preventDefault()
    if ('done' in button.dataset) return openList()
    if (button.getAttribute('aria-busy')) return
    button.setAttribute('aria-busy', 'true')
    try {
      const list = await updateItems(addressOf(button), 'add', button.value)
      if (list.some(({ entry }) => entryId(entry) === entryId(button.value))) {
        say(button, button.dataset.added ?? '')
      } else say(button, button.dataset.full ?? '')
    } catch {
      posting = true
      button.click()
    }
    button.removeAttribute('aria-busy')
  })
}

/** Leads to the inquiry form that has the list: on this page, or else on the contact page. */
function openList(): void {
  const form = document.querySelector<HTMLElement>('#quote')
  if (form) form.scrollIntoView()
  else document.querySelector<HTMLAnchorElement>('a[data-listed]')?.click()
}

/** Where its form goes from this button; without an address of its own `formAction` is the document's. */
function addressOf(button: HTMLButtonElement): string {
  return button.hasAttribute('formaction') ? button.formAction : (button.form?.action ?? '')
}

/** The button's word changes, and is read out with what it is about. */
function say(button: HTMLButtonElement, word: string): void {
  write(button, word)
  const status = button.form?.querySelector('[role=status]')
  if (status) status.textContent = `${button.lastElementChild?.textContent}: ${word}`
}

function write(button: HTMLButtonElement, word: string): void {
  const label = button.firstElementChild
  if (label) label.textContent = word
}
