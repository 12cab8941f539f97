/** Rows of links that scroll sideways start where the current one is seen, and stay so when their words change width. */
export function initScrollToCurrentTab(): void {
  const observer = new ResizeObserver(showCurrentTab)
  for (const link of document.querySelectorAll('.filter a, .tabs a')) observer.observe(link)
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
