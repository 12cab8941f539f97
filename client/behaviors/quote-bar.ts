/** The bar that leads to the form of a machine page is there while neither the form nor the way to it below the title is seen. */
export function initQuoteBar(): void {
  const bar = document.querySelector('.quote-bar')
  if (!bar) return
  const seen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
    bar.toggleAttribute('data-wanted', seen.size === 0)
  })
  for (const way of document.querySelectorAll('#quote, .machine__list [href="#quote"]')) observer.observe(way)
}
