import { markAdded } from './mark-added.ts'

/** A machine of the inquiry list: its entry in the cookie, its display name, and its name in the inquiry. */
export type DisplayItem = { entry: string; name: string; sent: string }

let changed: DisplayItem[] | undefined
const watchers = new Set<() => void>()

/** The list after changes on this page; undefined while it is as the server rendered it. */
export function getSnapshot(): DisplayItem[] | undefined {
  return changed
}

/** Calls `watcher` whenever the list changes on this page; returns a function that unsubscribes it. */
export function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Updates the list everywhere on the page if it differs. */
export function setItems(list: DisplayItem[]): void {
  const entries = list.map(({ entry }) => entry).join()
  const count = document.querySelector<HTMLElement>('[data-listed]')
  if (!count || count.dataset.listed === entries) return
  changed = list
  count.hidden = list.length === 0
  count.dataset.listed = entries
  const number = count.querySelector('[data-listed-count]')
  if (number) number.textContent = String(list.length)
  // Also the buttons that are not hydrated.
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-island="inquiry-list"]')) markAdded(button)
  for (const watcher of watchers) watcher()
  // Hydrates pending forms so that they show the new list.
  for (const form of document.querySelectorAll('[data-island="inquiry-form"]'))
    form.dispatchEvent(new Event('pointerover'))
}

/** Timeout of a change in milliseconds; the next change waits for it. */
const timeoutMs = 10_000

/** Changes or only refreshes the list. @throws if the request fails, or on plain http, where browsers have no locks */
export async function updateItems(url: string, change: { add?: string; remove?: string }): Promise<void> {
  // Changes of the cookie run one after the other, also those of other tabs.
  await navigator.locks.request('inquiryList', async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(change),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    setItems((await response.json()) as DisplayItem[])
  })
}
