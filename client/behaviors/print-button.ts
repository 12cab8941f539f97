// Buttons with `data-print` print the page; CSS hides them without script.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-print]')) print()
})
