/**
 * The 404 page goes home after its seconds (specification, chapter 9). Not an island: the time starts with the page, not
 * with a chunk, and starts again for a visitor who comes back to it, and whenever one does something: who reaches for "Stay
 * here" by the keyboard has the header before it. That is a link and needs nothing of this.
 */
export function initNotFoundRedirect(): void {
  const place = document.querySelector<HTMLElement>('[data-go-home]')
  const { goHome: home, seconds } = place?.dataset ?? {}
  if (!place || !home) return
  let timer: ReturnType<typeof setTimeout>
  const count = () => {
    clearTimeout(timer)
    place.style.setProperty('--seconds', seconds ?? '')
    delete place.dataset.counting
    // What shows the time begins anew only when it was seen to stop.
    void place.offsetWidth
    place.dataset.counting = ''
    timer = setTimeout(() => location.replace(home), Number(seconds) * 1000)
  }
  for (const type of ['pageshow', 'keydown', 'pointerdown']) addEventListener(type, count)
  addEventListener('pagehide', () => clearTimeout(timer))
}
