import { entryId, getSnapshot, subscribe, updateItems } from './store.ts'

/** A button that puts a machine on the inquiry list, in place; when that fails, its form is posted as without script. */
export function hydrate(root: HTMLElement): void {
  const button = root as HTMLButtonElement
  const offer = button.dataset.offer ?? button.firstElementChild?.textContent ?? ''
  let posting = false
  // Taken off elsewhere on the page, it can be put on again.
  const unwatch = subscribe(() => {
    if (!button.isConnected) return unwatch()
    if (getSnapshot()?.some(({ entry }) => entryId(entry) === entryId(button.value))) return
    delete button.dataset.done
    write(button, offer)
  })
  button.addEventListener('click', async (event) => {
    if (posting) return
    event.preventDefault()
    if (button.getAttribute('aria-busy')) return
    button.setAttribute('aria-busy', 'true')
    try {
      const list = await updateItems(addressOf(button), 'add', button.value)
      if (list.some(({ entry }) => entryId(entry) === entryId(button.value))) {
        button.dataset.done = ''
        say(button, button.dataset.added ?? '')
      } else say(button, button.dataset.full ?? '')
    } catch {
      posting = true
      button.click()
    }
    button.removeAttribute('aria-busy')
  })
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
