// The inquiry list may have changed in another tab, or on a later page before the visitor went back to this one.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  const store = import('../islands/inquiry-list/store.ts')
  // Without a connection the list stays as it is.
  store.then(({ updateItems }) => updateItems('/api/inquiry-list', {})).catch(() => undefined)
})
