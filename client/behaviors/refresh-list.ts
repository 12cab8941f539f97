// The inquiry list may have changed in another tab, or on a later page before the visitor went back to this one. Only then
// does this page differ from the cookie and ask for the names.
for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, refresh)

function refresh(): void {
  const stored = /inquiryList=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const { listed = '' } = document.querySelector<HTMLElement>('[data-listed]')?.dataset ?? {}
  if (document.hidden || stored === encodeURI(listed)) return
  const store = import('../islands/inquiry-list/store.ts')
  // Without a connection the list stays as it is.
  store.then(({ updateItems }) => updateItems(`/api/inquiry-list${location.search}`, {})).catch(() => undefined)
}
