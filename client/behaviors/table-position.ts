import { rangeSeparator } from '../shared/number-format.ts'

// Keeps the names of the models above a swiped table over their columns, and says which are in view.
for (const line of document.querySelectorAll<HTMLElement>('[data-position]')) {
  const scroller = line.nextElementSibling
  const [place, name] = line.children
  if (!scroller || !place || !name) continue
  const update = () => {
    line.scrollLeft = scroller.scrollLeft
    const first = Math.round(Math.abs(scroller.scrollLeft) / name.clientWidth) + 1
    const last = first - 1 + Number(getComputedStyle(line).getPropertyValue('--models'))
    const range = first < last ? `\u2066${first}${rangeSeparator(document.documentElement.lang)}${last}\u2069` : first
    line.toggleAttribute('data-more', last < line.children.length - 1)
    place.textContent = line.dataset.position?.replace('#', String(range)) ?? ''
  }
  scroller.addEventListener('scroll', update, { passive: true })
  new ResizeObserver(update).observe(scroller)
}
