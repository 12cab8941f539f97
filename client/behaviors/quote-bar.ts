/** On a machine page, hides the bar that leads to the form while the form is in view. */
export function initQuoteBar(): void {
  const bar = document.querySelector('.quote-bar')
  const form = document.querySelector('#quote')
  if (!bar || !form) return
  const observer = new IntersectionObserver((entries) => {
    bar.toggleAttribute('data-visible', entries.at(-1)?.isIntersecting === false)
  })
  observer.observe(form)
}
