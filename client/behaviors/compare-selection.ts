const count = document.querySelector<HTMLElement>('[data-compared]')
const names = document.querySelector('[data-compared-names]')

// Shows how many machines are selected for the comparison and which; at the limit the other checkboxes are disabled.
if (count && names) {
  const limit = Number(count.dataset.compared)
  const update = () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="compare"]')]
    const selected = boxes.filter(({ checked }) => checked)
    for (const box of boxes) box.disabled = !box.checked && selected.length >= limit
    count.textContent = selected.length > 0 ? `${selected.length} / ${limit}` : ''
    names.textContent = selected.map((box) => box.labels?.[0]?.querySelector('.hidden')?.textContent).join(' · ')
  }
  document.addEventListener('change', update)
  // Browsers restore checkboxes after a back navigation.
  addEventListener('pageshow', update)
}
