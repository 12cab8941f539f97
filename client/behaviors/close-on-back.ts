/** Functions that close the open dialogs and menus, in the order of opening. */
const overlays: (() => void)[] = []

/**
 * Focus and scroll position while this script goes back. Right after popstate the browser moves the focus to the fragment of
 * the URL and scrolls there.
 */
let before: { element: Element | null; top: number } | undefined

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
    before = { element: document.activeElement, top: scrollY }
    history.back()
  }
}

addEventListener('popstate', () => {
  if (!before) return overlays.pop()?.()
  const { element, top } = before
  before = undefined
  requestAnimationFrame(() => {
    // The visitor may have opened the next menu already.
    if (overlays.length > 0) return
    scrollTo(scrollX, top)
    // Without a fragment the focus has not moved.
    if (!location.hash) return
    // The contact button can take the focus again after the scroll event of the next frame.
    requestAnimationFrame(() => element instanceof HTMLElement && element.focus({ preventScroll: true }))
  })
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
