const bar = document.querySelector('.quote-bar')
const form = document.querySelector('#quote')

// On a machine page, hides the bar that leads to the form while the form is in view.
if (bar && form) {
  const observer = new IntersectionObserver((entries) => {
    bar.toggleAttribute('data-visible', entries.at(-1)?.isIntersecting === false)
  })
  observer.observe(form)
}
