const openMenus = 'details:is([data-menu], [data-drawer])[open]'

// Menus and panels are `<details>` and work without script. This script closes them on Escape, on a click outside, when the
// focus leaves them, and closes drawers on a phone's Back. After Escape and Back the focus returns to the summary.
addEventListener('keydown', ({ key }) => key === 'Escape' && closeLast())

// An element below an open drawer must not get the focus while it is covered (WCAG 2.4.11).
addEventListener('focusin', ({ target }) => closeOthers(target))

// A click outside lands on the backdrop of the open menu (header.css), so that it only closes the menu. In the header it
// also acts, because the menu covers nothing there.
addEventListener('click', ({ target }) => closeOthers(target), true)

function closeLast(): void {
  const open = [...document.querySelectorAll<HTMLDetailsElement>(openMenus)].at(-1)
  if (!open) return
  open.open = false
  open.querySelector<HTMLElement>('summary')?.focus()
}

function closeOthers(target: EventTarget | null): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(openMenus))
    if (target === open || (target instanceof Node && !open.contains(target))) open.open = false
}

/** Only Chromium has it; elsewhere Back leaves the page. */
declare const CloseWatcher: new () => { onclose: () => void; destroy(): void }

for (const drawer of document.querySelectorAll<HTMLDetailsElement>('details[data-drawer]')) {
  let watcher: InstanceType<typeof CloseWatcher> | undefined
  drawer.addEventListener('toggle', () => {
    watcher?.destroy()
    if (!drawer.open || !('CloseWatcher' in window)) return
    watcher = new CloseWatcher()
    watcher.onclose = closeLast
  })
}
