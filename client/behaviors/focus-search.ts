/**
 * Moves the focus into the search field of the header in the click that opens it, so that visitors can type at once. The
 * `toggle` event comes later: letters typed before it would be lost.
 */
export function initFocusSearch(): void {
  const search = document.querySelector<HTMLDetailsElement>('.header-search')
  search?.querySelector('summary')?.addEventListener('click', (event) => {
    event.preventDefault()
    search.open = !search.open
    if (search.open) search.querySelector<HTMLInputElement>('[type="search"]')?.focus()
  })
}
