import { loadChunk } from '../islands/load-chunk.ts'

// The inquiry list may have changed in another tab, or on a later page before the visitor went back to this one.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return
  loadChunk(() => import('../islands/inquiry-list/store.ts'))
    .then(({ updateItems }) => updateItems('/api/inquiry-list', {}))
    // Without a connection the list stays as it is.
    .catch(() => undefined)
})
