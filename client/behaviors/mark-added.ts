/**
 * Marks a button whose machine is on the visitor's inquiry list already. The buttons are alike for everyone; what this
 * visitor has listed stands beside the list's length in the header.
 */
export function markAdded(button: HTMLElement): void {
  const listed = document.querySelector<HTMLElement>('[data-listed]')?.dataset.listed?.split(',') ?? []
  const label = button.firstElementChild
  if (!label || !listed.includes((button as HTMLButtonElement).value)) return
  button.dataset.offer = label.textContent ?? ''
  button.dataset.done = ''
  label.textContent = button.dataset.added ?? ''
}
