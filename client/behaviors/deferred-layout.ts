/**
 * Lays out the sections below the fold (client/styles/blocks/deferred.css hides them) in idle time, one at a time, so
 * that the first paint and the first tap are not delayed. The closed drawer comes last: the names of the languages need
 * system fonts that are not loaded yet.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Back navigation and anchors need the final heights, so everything is laid out at once.
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

/** Runs the steps in idle time; Safari lacks `requestIdleCallback`. */
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
