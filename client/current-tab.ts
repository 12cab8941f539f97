/** Rows of links that scroll sideways start where the current one is seen, in the page's own face, too. */
export function watchCurrentTab(): void {
  showCurrentTab()
  void document.fonts.ready.then(showCurrentTab)
}

/** The page itself stays where it is. */
function showCurrentTab(): void {
  for (const current of document.querySelectorAll('.filter [aria-current], .tabs [aria-current]')) {
    const row = current.closest('ul')
    row?.scrollBy({ left: middle(current) - middle(row), behavior: 'instant' })
  }
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
