// Links to this page in another language or in other units keep the fragment of the URL, language links also the query, which
// islands change. Language links lead to the inquiry form when it is in view.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang], .switch a') : null
  if (link?.pathname !== location.pathname) return
  link.hash = location.hash || (link.hreflang && document.querySelector('#quote[data-in-view]') ? 'quote' : link.hash)
  if (!link.hreflang) return
  const query = new URLSearchParams(location.search)
  query.set('lng', link.hreflang)
  link.search = query.toString()
})
