/**
 * Lays out what stands below the fold (client/styles/blocks/deferred.css holds it back) when the page has come and nothing
 * else is to be done, a piece at a time, so that the first picture and the first tap wait for none of it. The closed drawer
 * comes last: the names of the languages need faces of the system that the page has not looked for.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Who comes back stands where the page was left, and who follows an anchor where it points: all heights count at once.
  if (location.hash || visit?.type !== 'navigate') document.documentElement.dataset.layoutAll = ''
  else addEventListener('load', () => runWhenIdle(layOut(deferredSections())), { once: true })
}

function deferredSections(): HTMLElement[] {
  const pieces = [...document.querySelectorAll<HTMLElement>('main > *, .footer')]
  return pieces.filter((piece) => getComputedStyle(piece).contentVisibility === 'auto')
}

function* layOut(pieces: HTMLElement[]): Generator<void> {
  for (const piece of pieces) {
    piece.style.contentVisibility = 'visible'
    piece.getBoundingClientRect()
    yield
  }
  document.querySelector('[data-drawer] .languages')?.getBoundingClientRect()
}

/** Takes step after step as long as the browser has time; Safari has no word for that. */
function runWhenIdle(steps: Generator<void>): void {
  const go = (deadline?: IdleDeadline) => {
    do {
      if (steps.next().done) return
    } while (deadline && deadline.timeRemaining() > 0)
    runWhenIdle(steps)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(go)
  else setTimeout(go, 50)
}
