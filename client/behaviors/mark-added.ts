/**
 * Shows on an add button whether its machine is on the visitor's inquiry list. The server renders the buttons alike for all
 * visitors; the list is in the header.
 */
export function markAdded(button: HTMLElement): void {
  const entries = document.querySelector<HTMLElement>('[data-listed]')?.dataset.listed?.split(',') ?? []
  const label = button.firstElementChild
  // The header has keys and models without quantities.
  const [key, model] = (button as HTMLButtonElement).value.split(':')
  const isListed = entries.includes(model ? `${key}:${model}` : (key ?? ''))
  if (!label || isListed === 'done' in button.dataset) return
  button.dataset.offer ??= label.textContent ?? ''
  button.toggleAttribute('data-done', isListed)
  label.textContent = (isListed ? button.dataset.added : button.dataset.offer) ?? ''
}
