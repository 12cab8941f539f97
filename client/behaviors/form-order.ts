const touch = matchMedia('(width < 64rem) and (pointer: coarse)')
const form = document.querySelector('.machine__quote')

// On touch screens the form of a machine follows its questions (machine-order.css), for screen readers and keyboards too.
function place(): void {
  if (!form) return
  if (touch.matches) document.querySelector('main > .similar, .quote-bar')?.before(form)
  else if (form.parentElement?.localName === 'main') document.querySelector('.machine')?.append(form)
}

place()
touch.addEventListener('change', place)
