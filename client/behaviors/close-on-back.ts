/** Closes what is open on top of the page, the last opened first. */
const overlays: (() => void)[] = []

/** The focused element while this script goes back. The browser moves the focus to the fragment of the URL right after popstate. */
let focusedBefore: Element | null | undefined

/**
 * Makes the browser's Back close a dialog or menu that was just opened, instead of leaving the page. It adds a history
 * entry with the same URL.
 * @returns a function to call when it was closed in another way; it removes the entry
 */
export function closeOnBack(close: () => void): () => void {
  history.pushState({ overlay: overlays.push(close) }, '')
  return () => {
    const index = overlays.indexOf(close)
    if (index < 0) return
    overlays.splice(index, 1)
    if (history.state?.overlay !== index + 1) return
    focusedBefore = document.activeElement
    history.back()
  }
}

addEventListener('popstate', () => {
  if (focusedBefore === undefined) return overlays.pop()?.()
  const element = focusedBefore
  focusedBefore = undefined
  requestAnimationFrame(() => element instanceof HTMLElement && element.focus({ preventScroll: true }))
})

// A link in an open menu replaces the menu's entry, so that Back from the next page leads to this page.
addEventListener('click', (event) => {
  if (overlays.length === 0 || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin || isOnThisPage(link)) return
  if (!link.closest('details[open], dialog[open]')) return
  event.preventDefault()
  location.replace(link.href)
})

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

function isOnThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}
