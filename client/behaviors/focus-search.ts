/** Moves the focus into the search field of the header when it opens, so that visitors can type at once. */
export function initFocusSearch(): void {
  const search = document.querySelector<HTMLDetailsElement>('.header-search')
  search?.addEventListener('toggle', () => {
    if (search.open) search.querySelector<HTMLInputElement>('[type="search"]')?.focus()
  })
}
