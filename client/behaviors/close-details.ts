const openMenus = 'details:is([data-menu], [data-drawer])[open]'

// Menus and panels are `<details>` and work without script. This script closes them on Escape, on a click outside, when the
// focus leaves them, and closes drawers on a phone's Back. After Escape the focus returns to the summary.
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const open = [...document.querySelectorAll<HTMLDetailsElement>(openMenus)].at(-1)
  if (!open) return
  open.open = false
  open.querySelector<HTMLElement>('summary')?.focus()
})

// An element below an open drawer must not get the focus while it is covered (WCAG 2.4.11).
addEventListener('focusin', ({ target }) => closeOthers(target))

function closeOthers(target: EventTarget | null): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (target instanceof Node && !open.contains(target)) open.open = false
  }
}

/** Whether the pointer was pressed outside of an open menu and of the header. */
let isOutside = false
addEventListener('pointerdown', notePress, true)
addEventListener('click', closeOnClick, true)

function notePress({ target }: PointerEvent): void {
  const open = document.querySelector(openMenus)
  isOutside = target instanceof Element && !!open && !open.contains(target) && !target.closest('.header')
}

/** A click outside an open menu only closes it; in the header it also acts, because the menu covers nothing there. */
function closeOnClick(event: MouseEvent): void {
  closeOthers(event.target)
  // A click by keyboard has no detail.
  if (!isOutside || event.detail === 0) return
  isOutside = false
  event.preventDefault()
  event.stopPropagation()
}

/** Only Chromium has it; elsewhere Back leaves the page. */
declare const CloseWatcher: new () => { onclose: () => void; destroy(): void }

for (const drawer of document.querySelectorAll<HTMLDetailsElement>('details[data-drawer]')) {
  let watcher: InstanceType<typeof CloseWatcher> | undefined
  drawer.addEventListener('toggle', () => {
    watcher?.destroy()
    if (!drawer.open || !('CloseWatcher' in window)) return
    watcher = new CloseWatcher()
    watcher.onclose = () => {
      drawer.open = false
    }
  })
}
