const openDrawers = 'details:is([data-menu], [data-drawer])[open]'

/**
 * Menus and panels are `<details>` and work without script. Script adds what people expect: Escape, a click outside and
 * a focus that moves on close them, and after Escape the focus is back on what opened them.
 */
export function initCloseDetails(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = [...document.querySelectorAll<HTMLDetailsElement>(openDrawers)].at(-1)
    if (!open) return
    open.open = false
    open.querySelector<HTMLElement>('summary')?.focus()
  })
  // What lies under an open drawer must not take the focus unseen (WCAG 2.4.11).
  for (const type of ['click', 'focusin']) addEventListener(type, ({ target }) => closeOthers(target))
}

function closeOthers(target: EventTarget | null): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(openDrawers)) {
    if (target instanceof Node && !open.contains(target)) open.open = false
  }
}
