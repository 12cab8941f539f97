/** The bar that leads to the form of a machine page leaves when the form is seen (styles/blocks/machine.css). */
export function watchQuoteBar(): void {
  const bar = document.querySelector('.quote-bar')
  const form = document.querySelector('#quote')
  if (!bar || !form) return
  new IntersectionObserver((entries) => bar.toggleAttribute('data-there', entries.at(-1)?.isIntersecting)).observe(form)
}
