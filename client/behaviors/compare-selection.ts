const count = document.querySelector<HTMLElement>('[data-compared]')
const names = document.querySelector('[data-compared-names]')
const codes = document.querySelector('[data-compared-codes]')

// Shows how many machines are selected for the comparison and which; at the limit the other checkboxes are disabled.
if (count && names && codes) {
  const limit = Number(count.dataset.compared)
  const update = () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="compare"]')]
    const selected = boxes.filter(({ checked }) => checked)
    for (const box of boxes) box.disabled = !box.checked && selected.length >= limit
    count.textContent = selected.length > 0 ? `${selected.length} / ${limit}` : ''
    names.textContent = selected.map((box) => box.labels?.[0]?.querySelector('.hidden')?.textContent).join(' · ')
    // On phones. Lines break between codes only.
    codes.textContent = selected.map(({ dataset }) => dataset.code?.replaceAll('-', '\u2060-\u2060')).join(' · ')
  }
  document.addEventListener('change', update)
  // Browsers restore checkboxes after a back navigation.
  addEventListener('pageshow', update)
}
