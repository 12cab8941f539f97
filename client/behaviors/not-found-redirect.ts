const place = document.querySelector<HTMLElement>('[data-go-home]')
const { goHome: home, seconds } = place?.dataset ?? {}

// Redirects from the 404 page to the home page after five seconds (specification, chapter 9), counted from the start of the
// page and again from every action of the visitor, so that there is time to reach a link.
if (place && home) {
  let timer: ReturnType<typeof setTimeout>
  const count = () => {
    clearTimeout(timer)
    place.style.setProperty('--seconds', seconds ?? '')
    delete place.dataset.counting
    // The animation restarts only if a layout has happened without it.
    void place.offsetWidth
    place.dataset.counting = ''
    timer = setTimeout(() => location.replace(home), Number(seconds) * 1000)
  }
  for (const type of ['pageshow', 'focusin', 'keydown', 'pointerdown', 'pointerover', 'scroll'])
    addEventListener(type, count)
  addEventListener('pagehide', () => clearTimeout(timer))
}
