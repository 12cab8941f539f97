/** Turns links into tabs that switch in place. The URL contains the selected tab for reloads. */
export function hydrate(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-tabs]')
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('[data-tab]')]
  if (!list || tabs.length === 0) return
  list.setAttribute('role', 'tablist')
  for (const item of list.children) item.setAttribute('role', 'presentation')
  const panelOf = (tab: HTMLElement) => root.querySelector<HTMLElement>(`[data-panel="${tab.dataset.tab}"]`)

  for (const tab of tabs) {
    const panel = panelOf(tab)
    const id = `process-${tab.dataset.tab}`
    tab.id = `${id}-tab`
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', id)
    if (panel) {
      panel.id = id
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-labelledby', tab.id)
    }
    tab.addEventListener('click', (event) => {
      event.preventDefault()
      select(tab)
      history.replaceState(history.state, '', tab.href)
    })
    tab.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const next = event.key === ' ' ? tab : neighbor(tab, event.key)
      if (!next) return
      event.preventDefault()
      next.click()
      next.focus()
    })
  }
  select(tabs.find((tab) => tab.ariaCurrent === 'true') ?? tabs[0])

  function select(chosen: HTMLAnchorElement | undefined): void {
    for (const tab of tabs) {
      tab.removeAttribute('aria-current')
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      panelOf(tab)?.toggleAttribute('hidden', tab !== chosen)
    }
  }

  function neighbor(tab: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
    const index = tabs.indexOf(tab)
    const forward = getComputedStyle(root).direction === 'rtl' ? -1 : 1
    if (key === 'ArrowRight') return tabs.at((index + forward) % tabs.length)
    if (key === 'ArrowLeft') return tabs.at((index - forward) % tabs.length)
    if (key === 'Home') return tabs[0]
    if (key === 'End') return tabs.at(-1)
  }
}
