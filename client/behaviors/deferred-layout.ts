// Lays out the sections below the fold (client/styles/blocks/deferred.css hides them) in idle time, one at a time, so that
// the first paint and the first tap are not delayed. Back navigation and anchors need the final heights at once.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (location.hash || visit?.type !== 'navigate') document.documentElement.dataset.layoutAll = ''
else addEventListener('load', layOutSections, { once: true })

async function layOutSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main > *, .footer')) {
    if (getComputedStyle(section).contentVisibility !== 'auto') continue
    await idleTime()
    section.style.contentVisibility = 'visible'
    section.getBoundingClientRect()
  }
  await idleTime()
  // The closed drawer comes last: the names of the languages need system fonts that are not loaded yet.
  document.querySelector('[data-drawer] .languages')?.getBoundingClientRect()
}

/** Resolves when the browser is idle; Safari lacks `requestIdleCallback`. */
function idleTime(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 50)
  })
}
