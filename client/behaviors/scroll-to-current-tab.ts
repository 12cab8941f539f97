// Scrolls rows of links so that the current link is visible, also after their width changes.
const observer = new ResizeObserver(showCurrentTab)
for (const link of document.querySelectorAll('.filter a, .tabs a')) observer.observe(link)

/** Scrolls only the row, not the page. */
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
