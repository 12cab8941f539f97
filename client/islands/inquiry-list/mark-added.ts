/** An entry of the inquiry list without its quantity: `VF:VF-300` of `VF:VF-300:2`. */
function entryId(entry: string): string {
  return entry.split(':').slice(0, 2).join(':')
}

/** Shows whether the machine of an add button is on the inquiry list; the server renders all buttons alike. */
export function markAdded(button: HTMLButtonElement): void {
  const entries = document.querySelector<HTMLElement>('[data-listed]')?.dataset.listed?.split(',') ?? []
  const label = button.firstElementChild
  const isListed = entries.some((entry) => entryId(entry) === entryId(button.value))
  if (!label) return
  button.dataset.offer ??= label.textContent ?? ''
  button.toggleAttribute('data-done', isListed)
  const text = (isListed ? button.dataset.added : button.dataset.offer) ?? ''
  // The label may still say that the list is full.
  if (label.textContent !== text) label.textContent = text
}
