import { updateItems } from './store.ts'

/** A button that adds a machine to the inquiry list in place; on failure its form is posted as without script. */
export function hydrate(root: HTMLElement): void {
  const button = root as HTMLButtonElement
  button.addEventListener('click', async (event) => {
    event.preventDefault()
    if ('done' in button.dataset) return openList()
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    // A shorter label must not move what follows the button.
    button.style.minInlineSize = `${button.offsetWidth}px`
    try {
      const url = button.getAttribute('formaction') ?? button.form?.action ?? ''
      await updateItems(url, { add: button.value })
      announce(button, ('done' in button.dataset ? button.dataset.added : button.dataset.full) ?? '')
    } catch {
      button.form?.requestSubmit(button)
    }
    button.ariaBusy = null
  })
}

/** Opens the inquiry form with the list: on this page, or else on the contact page. */
function openList(): void {
  const form = document.querySelector<HTMLElement>('#quote')
  if (form) {
    form.tabIndex = -1
    form.focus({ preventScroll: true })
    form.scrollIntoView()
  } else document.querySelector<HTMLAnchorElement>('a[data-listed]')?.click()
}

function announce(button: HTMLButtonElement, text: string): void {
  const [label, name] = button.children
  if (label) label.textContent = text
  const status = button.form?.querySelector('[role=status]')
  if (status) status.textContent = `${name?.textContent}: ${text}`
}
