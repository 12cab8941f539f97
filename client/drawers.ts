/**
 * Menus and panels are `<details>` and work without script. Script adds what people expect: Escape and a click outside
 * close them, and focus returns to what opened them.
 */
export function watchDrawers(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = document.querySelector<HTMLDetailsElement>('details:is([data-menu], [data-drawer])[open]')
    if (!open) return
    open.open = false
    open.querySelector<HTMLElement>('summary')?.focus()
  })
  addEventListener('click', (event) => {
    for (const open of document.querySelectorAll<HTMLDetailsElement>('details:is([data-menu], [data-drawer])[open]')) {
      if (event.target instanceof Node && !open.contains(event.target)) open.open = false
    }
  })
}
