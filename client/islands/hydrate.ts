import { reportChunkError, reportCrash } from '../analytics/report.ts'
import { markListed } from '../behaviors/mark-added.ts'
import { scrollThreshold } from './contact-dialog/scroll-threshold.ts'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'
import { type IslandName, islands } from './registry.ts'
import { holdPress, holdSubmit } from './submit-before-hydration.ts'

const seen = new WeakSet<Element>()

/** Finds the islands of `root` that are new and wakes each when its time comes. */
export function wakeIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    // React parks streamed content in a hidden holder first and moves it: wait for the move.
    if (seen.has(island) || island.closest('[hidden][id^="S:"]')) continue
    seen.add(island)
    if (island.dataset.island === 'inquiry-list') markListed(island)
    holdSubmit(island, () => wake(island))
    holdPress(island, () => wake(island))
    whenWanted(island, () => wake(island))
  }
}

const waking = new WeakMap<Element, Promise<void>>()

/** Loads and wakes one island, once; a failure leaves its HTML as it is, usable, and is reported. */
function wake(island: HTMLElement): Promise<void> {
  const begun = waking.get(island) ?? begin(island)
  waking.set(island, begun)
  return begun
}

async function begin(island: HTMLElement): Promise<void> {
  try {
    const module = await loadChunk(islands[island.dataset.island as IslandName])
    await module.wake(island, wakeIslands)
    delete island.dataset.failed
    island.dataset.awake = ''
  } catch (error) {
    island.dataset.failed = ''
    if (error instanceof ChunkLoadError) {
      reportChunkError(error)
      // What did not come may come when it is asked for again.
      waking.delete(island)
    } else {
      console.error(error)
      reportCrash(island)
    }
  }
}

function whenWanted(island: HTMLElement, wakeIt: () => void): void {
  const when = island.dataset.wake
  if (when === 'scroll') whenScrolled(wakeIt)
  else if (when === 'press') whenPressed(island, wakeIt)
  else if (when === 'touch' && !isStored(island.dataset.stored)) whenTouched(island, wakeIt)
  else whenVisible(island, wakeIt)
}

/** Has this tab something in store for the island, under the name that it gives? Storage may be forbidden. */
function isStored(name: string | undefined): boolean {
  try {
    return name !== undefined && sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
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

/** Nothing of it is fetched before its button is pressed; once it is awake, the press is the island's to answer. */
function whenPressed(island: HTMLElement, wakeIt: () => void): void {
  island.querySelector('[data-turn]')?.addEventListener('click', wakeIt)
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
  // Asked at once, where the page stands would lay it out before anything is drawn.
  requestAnimationFrame(check)
}
