/** Tells beside the comparison's button how many machines are ticked, of how many it takes; then no other can be. */
export function initCompareSelection(): void {
  const count = document.querySelector<HTMLElement>('[data-compared]')
  if (!count) return
  const tell = () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="compare"]')]
    const ticked = boxes.filter(({ checked }) => checked).length
    for (const box of boxes) box.disabled = !box.checked && ticked >= Number(count.dataset.compared)
    count.textContent = ticked > 0 ? `${ticked} / ${count.dataset.compared}` : ''
  }
  document.addEventListener('change', tell)
  // Who comes back finds the boxes as they were left.
  addEventListener('pageshow', tell)
}
