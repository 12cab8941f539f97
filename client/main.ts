import { reportFailure } from './analytics/report.ts'
import { hydrateIslands } from './islands/hydrate.ts'
import { loadChunk } from './islands/load-chunk.ts'

// Behaviors act when they are imported.
import.meta.glob('./behaviors/*.ts', { eager: true })

document.documentElement.dataset.script = ''
hydrateIslands(document)
if ('vitals' in document.documentElement.dataset) {
  loadChunk(() => import('./analytics/web-vitals.ts')).then(
    ({ reportWebVitals }) => reportWebVitals(),
    (error) => reportFailure(error, document.body),
  )
}
