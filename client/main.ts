import { reportEvent, reportFailure } from './analytics/report.ts'
import { hydrateIslands } from './islands/hydrate.ts'
import { loadChunk } from './islands/load-chunk.ts'

// Importing a behavior starts it.
import.meta.glob('./behaviors/*.ts', { eager: true })

document.documentElement.dataset.script = ''
hydrateIslands(document)
if ('vitals' in document.documentElement.dataset) {
  loadChunk(() => import('web-vitals')).then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
        watch(({ name, value }) => reportEvent({ type: 'vital', name, value }))
    },
    (error) => reportFailure(error, document.body),
  )
}
