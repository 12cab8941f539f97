import { markAdded } from '../../behaviors/mark-added.ts'

/** A machine of the inquiry list: as the list keeps it, as it is shown, and as the inquiry names it. */
export type Listed = { entry: string; name: string; sent: string }

/** An entry without its quantity: `VF:VF-300` of `VF:VF-300:2`. */
export function entryId(entry: string): string {
  return entry.split(':').slice(0, 2).join(':')
}

let changed: Listed[] | undefined
const watchers = new Set<() => void>()

/** The list as it has become on this page; undefined while it is as the server wrote it. */
export function getSnapshot(): Listed[] | undefined {
  return changed
}

/** Calls `watcher` whenever the list changes on this page; what it returns ends that. */
export function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Shows the list wherever the page speaks of it. */
export function setItems(list: Listed[]): void {
  changed = list
  for (const count of document.querySelectorAll<HTMLElement>('[data-listed]')) {
    count.hidden = list.length === 0
    count.dataset.listed = list.map(({ entry }) => entryId(entry)).join()
    const number = count.querySelector('[data-listed-count]')
    if (number) number.textContent = String(list.length)
  }
  // Also the buttons that are not hydrated.
  for (const button of document.querySelectorAll<HTMLElement>('[data-island="inquiry-list"]')) markAdded(button)
  for (const watcher of watchers) watcher()
  // Forms that sleep show the list as it was: as if touched, they wake.
  for (const form of document.querySelectorAll('[data-island="inquiry-form"]'))
    form.dispatchEvent(new Event('pointerover'))
}

/** How long a change waits for its answer (milliseconds): the next one waits behind it. */
const patience = 10_000

let lastChange: Promise<unknown> = Promise.resolve()

/**
 * Adds to the list or removes from it, at the address that the form would post to. The list is a cookie, so that changes
 * wait for each other: two at once would begin with the same list, and the later would undo the other.
 * @throws when that fails
 */
export function updateItems(address: string, change: 'add' | 'remove', entry: string): Promise<Listed[]> {
  const changing = lastChange.then(() => postChange(address, change, entry))
  lastChange = changing.catch(() => undefined)
  return changing
}

async function postChange(address: string, change: 'add' | 'remove', entry: string): Promise<Listed[]> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ [change]: entry }),
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const list = (await response.json()) as Listed[]
  setItems(list)
  return list
}
