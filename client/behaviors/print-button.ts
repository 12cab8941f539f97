/** Buttons marked `data-print` print the page; without script they are not shown. */
export function initPrintButton(): void {
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-print]')) print()
  })
}
