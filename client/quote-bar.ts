/** The bar that leads to the form of a machine page leaves when the form is seen (styles/blocks/machine.css). */
export function watchQuoteBar(): void {
  const bar = document.querySelector('.quote-bar')
  const form = document.querySelector('#quote')
  if (!bar || !form) return
  new IntersectionObserver(([seen]) => bar.toggleAttribute('data-there', seen?.isIntersecting)).observe(form)
}
