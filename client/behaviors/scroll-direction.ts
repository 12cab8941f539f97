/** Scroll distance in pixels after which the contact button is shown (specification, chapter 9). */
const threshold = 300

const root = document.documentElement
let last = 0
let byVisitor = false

// On phones header and contact button are hidden while the visitor scrolls down by finger (which cancels the pointer) or
// wheel. Links, keys and scripts show them: `scroll-padding` leaves room for the header. Tab shows the header before the
// focus moves, because the browser would scroll to a link that is out of view.
for (const type of ['wheel', 'pointercancel', 'pointerdown', 'keydown'])
  addEventListener(type, noteCause, { passive: true })
addEventListener('scroll', update, { passive: true })
requestAnimationFrame(update)

function noteCause(event: Event): void {
  byVisitor = event.type === 'wheel' || event.type === 'pointercancel'
  if (event instanceof KeyboardEvent && event.key === 'Tab') delete root.dataset.direction
}

function update(): void {
  root.toggleAttribute('data-scrolled', scrollY > threshold)
  if (!byVisitor) delete root.dataset.direction
  else root.dataset.direction = last > threshold && scrollY > last ? 'down' : 'up'
  last = scrollY
}
