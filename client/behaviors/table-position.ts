// Shows above a horizontally scrolling table which model is the first in view.
for (const text of document.querySelectorAll<HTMLElement>('[data-position]')) {
  const scroller = text.nextElementSibling
  const [labels, ...models] = scroller?.querySelectorAll('thead th') ?? []
  if (!scroller || !labels) continue
  const update = () => {
    const first = models.find((model) => distance(labels, model) > -8) ?? models[0]
    const number = String(models.indexOf(first ?? labels) + 1)
    text.textContent = `${first?.querySelector('bdi')?.textContent} · ${text.dataset.position?.replace('#', number)}`
  }
  scroller.addEventListener('scroll', update, { passive: true })
}

/** Distance from the end of the label column to the start of a model's column, in pixels, in reading direction. */
function distance(labels: Element, model: Element): number {
  const end = labels.getBoundingClientRect()
  const start = model.getBoundingClientRect()
  return document.dir === 'rtl' ? end.left - start.right : start.left - end.right
}
