import { reportFailure } from '../analytics/report.ts'
import { markAdded } from './inquiry-list/mark-added.ts'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'
import { type IslandName, islands } from './registry.ts'
import { repeatAfterHydration } from './repeat-after-hydration.ts'

/** Schedules the hydration of every island below `root`. */
export function hydrateIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset.island === 'inquiry-list') markAdded(island as HTMLButtonElement)
    repeatAfterHydration(island, () => hydrate(island))
    scheduleHydration(island, () => hydrate(island))
  }
}

const started = new WeakMap<Element, Promise<void>>()

/** Loads and hydrates one island, once. After a failure its server-rendered HTML stays usable and the error is reported. */
function hydrate(island: HTMLElement): Promise<void> {
  const hydration = started.get(island) ?? load(island)
  started.set(island, hydration)
  return hydration
}

async function load(island: HTMLElement): Promise<void> {
  try {
    const module = await loadChunk(islands[island.dataset.island as IslandName])
    await module.hydrate(island, hydrateIslands)
    delete island.dataset.failed
    island.dataset.hydrated = ''
    noticeOf(island)?.remove()
  } catch (error) {
    island.dataset.failed = ''
    reportFailure(error, island)
    if (!(error instanceof ChunkLoadError)) return console.error(error)
    // A chunk that did not load may load at the next interaction.
    started.delete(island)
    showNotice(island)
  }
}

/** Islands without a failure notice: their HTML works without script, or they show their own notice. */
const withoutNotice: (string | undefined)[] = ['contact-dialog', 'inquiry-list', 'office-status', 'viewer']

function noticeOf(island: HTMLElement): Element | undefined {
  return island.nextElementSibling?.matches('.not-loaded') ? island.nextElementSibling : undefined
}

/** Shows beside an island that its script could not be loaded, with a button that tries again. */
function showNotice(island: HTMLElement): void {
  if (withoutNotice.includes(island.dataset.island) || noticeOf(island)) return
  const template = document.querySelector<HTMLTemplateElement>('#not-loaded')
  if (template) island.after(template.content.cloneNode(true))
  const notice = noticeOf(island)
  notice?.querySelector('button')?.addEventListener('click', () => {
    // With the button the focus would be lost.
    Object.assign(island, { tabIndex: -1 }).focus({ preventScroll: true })
    notice.remove()
    hydrate(island)
  })
}

function scheduleHydration(island: HTMLElement, hydrateIsland: () => void): void {
  const { hydrate, draftKey } = island.dataset
  if (hydrate === 'scroll') onScroll(hydrateIsland)
  else if (hydrate === 'click') island.querySelector('[data-open-viewer]')?.addEventListener('click', hydrateIsland)
  else if (hydrate === 'interaction' && !hasDraft(draftKey)) onInteraction(island, hydrateIsland)
  else onVisible(island, hydrateIsland)
}

/** Whether the session storage holds a draft under this key. Access to the storage may be forbidden. */
function hasDraft(key: string | undefined): boolean {
  try {
    return key !== undefined && sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function onVisible(island: HTMLElement, hydrateIsland: () => void): void {
  const onEntries = (entries: IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    hydrateIsland()
  }
  const observer = new IntersectionObserver(onEntries, { rootMargin: '200px' })
  observer.observe(island)
}

function onInteraction(island: HTMLElement, hydrateIsland: () => void): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    island.addEventListener(type, hydrateIsland, { once: true, passive: true })
}

function onScroll(hydrateIsland: () => void): void {
  addEventListener('scroll', hydrateIsland, { once: true, passive: true })
  // The browser may have scrolled already. Reading `scrollY` now would force layout before the first paint.
  requestAnimationFrame(() => scrollY > 0 && hydrateIsland())
}
