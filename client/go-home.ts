/**
 * The 404 page goes home after its seconds (specification, chapter 9). Not an island: the time starts with the page, not
 * with a chunk, and starts again for a visitor who comes back to it. "Stay here" is a link and needs nothing of this.
 */
export function watchGoHome(): void {
  const place = document.querySelector<HTMLElement>('[data-go-home]')
  const { goHome: home, seconds } = place?.dataset ?? {}
  if (!place || !home) return
  let timer: ReturnType<typeof setTimeout>
  addEventListener('pageshow', () => {
    place.style.setProperty('--seconds', seconds ?? '')
    place.dataset.counting = ''
    timer = setTimeout(() => location.replace(home), Number(seconds) * 1000)
  })
  addEventListener('pagehide', () => clearTimeout(timer))
}
