// Links to this page in another language or in other units keep the fragment of the URL. Language links lead to the inquiry
// form when it is in view.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang], .switch a') : null
  if (link?.pathname === location.pathname)
    link.hash = location.hash || (link.hreflang && isFormInView() ? 'quote' : '')
})

function isFormInView(): boolean {
  const form = document.querySelector('#quote form')?.getBoundingClientRect()
  return !!form && form.bottom > 0 && form.top < innerHeight
}
