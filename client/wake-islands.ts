import { hasDraft } from './islands/inquiry-form/draft.ts'
import { loadChunk } from './load-chunk.ts'
import { type IslandName, islands } from './registry.ts'
import { reportChunkError } from './report.ts'

/** How far the page is scrolled before the contact button wakes and shows, in pixels (specification, chapter 9). */
export const scrollThreshold = 300

const seen = new WeakSet<Element>()

/** Finds the islands of `root` that are new and wakes each when its time comes. */
export function wakeIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    // React parks streamed content in a hidden holder first and moves it: wait for the move.
    if (seen.has(island) || island.closest('[hidden][id^="S:"]')) continue
    seen.add(island)
    whenWanted(island, () => wake(island))
  }
}

/** Loads and wakes one island; a failure leaves its HTML as it is, usable, and is reported. */
export async function wake(island: HTMLElement): Promise<void> {
  const name = island.dataset.island as IslandName
  try {
    const module = await loadChunk(islands[name])
    module.wake(island)
    island.dataset.awake = ''
  } catch (error) {
    island.dataset.failed = ''
    reportChunkError(error)
  }
}

function whenWanted(island: HTMLElement, wakeIt: () => void): void {
  const when = island.dataset.wake
  if (when === 'scroll') whenScrolled(wakeIt)
  else if (when === 'touch' && !hasDraft()) whenTouched(island, wakeIt)
  else whenVisible(island, wakeIt)
}

function whenVisible(island: HTMLElement, wakeIt: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      wakeIt()
    },
    { rootMargin: '200px' },
  )
  observer.observe(island)
}

function whenTouched(island: HTMLElement, wakeIt: () => void): void {
  const once = new AbortController()
  const touched = () => {
    once.abort()
    wakeIt()
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    island.addEventListener(type, touched, { signal: once.signal, passive: true })
  }
}

function whenScrolled(wakeIt: () => void): void {
  const once = new AbortController()
  const check = () => {
    if (scrollY <= scrollThreshold) return
    once.abort()
    wakeIt()
  }
  addEventListener('scroll', check, { signal: once.signal, passive: true })
  check()
}
