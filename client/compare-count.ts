/** Tells beside the comparison's button how many machines are ticked, of how many it takes; then no other can be. */
export function watchCompared(): void {
  const count = document.querySelector<HTMLElement>('[data-compared]')
  if (!count) return
  const tell = () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="compare"]')]
    // An answer to a part has a box for each model, several of one machine.
    const ticked = new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value))
    for (const box of boxes) box.disabled = !ticked.has(box.value) && ticked.size >= Number(count.dataset.compared)
    count.textContent = ticked.size > 0 ? `${ticked.size} / ${count.dataset.compared}` : ''
  }
  document.addEventListener('change', tell)
  // Who comes back finds the boxes as they were left.
  addEventListener('pageshow', tell)
}
