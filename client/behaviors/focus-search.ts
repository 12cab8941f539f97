const search = document.querySelector<HTMLDetailsElement>('.header-search')

// Moves the focus into the search field in the click that opens it, so that visitors can type at once. The `toggle` event
// comes later: letters typed before it would be lost.
search?.querySelector('summary')?.addEventListener('click', (event) => {
  event.preventDefault()
  search.open = !search.open
  if (search.open) search.querySelector<HTMLInputElement>('[type="search"]')?.focus()
})
