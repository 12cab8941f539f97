/** Tells beside the comparison's button how many machines are ticked, of how many it takes. */
export function watchCompared(): void {
  const count = document.querySelector<HTMLElement>('[data-compared]')
  if (!count) return
  const tell = () => {
    const ticked = document.querySelectorAll('[name="compare"]:checked').length
    count.textContent = ticked > 0 ? `${ticked} / ${count.dataset.compared}` : ''
  }
  document.addEventListener('change', tell)
  // Who comes back finds the boxes as they were left.
  addEventListener('pageshow', tell)
}
