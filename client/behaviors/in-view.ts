/** Calls `show` when the element enters or leaves the window, without these margins. */
function watch(selector: string, rootMargin: string, show: (inView: boolean) => void): void {
  const observer = new IntersectionObserver((entries) => show(entries.at(-1)?.isIntersecting === true), { rootMargin })
  const element = document.querySelector(selector)
  if (element) observer.observe(element)
}

// The bar of a machine page that leads to the form is hidden while the form or the footer is in view (quote-bar.css).
for (const place of ['#quote', '.footer'])
  watch(place, '0px', (inView) => document.querySelector(place)?.toggleAttribute('data-in-view', inView))

// Marks the link of the section that crosses the line at 40 % of the window's height.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.section-links li a'))
  watch(link.hash, '-40% 0px -60%', (inView) => (link.ariaCurrent = inView ? 'true' : null))
