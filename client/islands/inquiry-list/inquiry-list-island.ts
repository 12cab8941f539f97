import { entryId, updateItems } from './store.ts'

/** A button that adds a machine to the inquiry list in place; on failure its form is posted as without script. */
export function hydrate(root: HTMLElement): void {
  const button = root as HTMLButtonElement
  let posting = false
  button.addEventListener('click', async (event) => {
    if (posting) return
    event.preventDefault()
    if ('done' in button.dataset) return openList()
    if (button.getAttribute('aria-busy')) return
    button.setAttribute('aria-busy', 'true')
    // A shorter label must not move what follows the button.
    button.style.minInlineSize = `${button.offsetWidth}px`
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

/** Opens the inquiry form with the list: on this page, or else on the contact page. */
function openList(): void {
  const form = document.querySelector<HTMLElement>('#quote')
  if (form) form.scrollIntoView()
  else document.querySelector<HTMLAnchorElement>('a[data-listed]')?.click()
}

/** URL to which the button's form posts; without an attribute `formAction` would be the document's URL. */
function addressOf(button: HTMLButtonElement): string {
  return button.hasAttribute('formaction') ? button.formAction : (button.form?.action ?? '')
}

/** Changes the button's label and announces it with the name of the machine. */
function say(button: HTMLButtonElement, word: string): void {
  write(button, word)
  const status = button.form?.querySelector('[role=status]')
  if (status) status.textContent = `${button.lastElementChild?.textContent}: ${word}`
}

function write(button: HTMLButtonElement, word: string): void {
  const label = button.firstElementChild
  if (label) label.textContent = word
}
