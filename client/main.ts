import { reportFailure } from './analytics/report.ts'
import './behaviors/close-details.ts'
import './behaviors/compare-selection.ts'
import './behaviors/deferred-layout.ts'
import './behaviors/focus-search.ts'
import './behaviors/keep-fragment.ts'
import './behaviors/not-found-redirect.ts'
import './behaviors/print-button.ts'
import './behaviors/quote-bar.ts'
import './behaviors/scroll-focus-into-view.ts'
import './behaviors/scroll-to-current-tab.ts'
import './behaviors/table-position.ts'
import { hydrateIslands } from './islands/hydrate.ts'
import { loadChunk } from './islands/load-chunk.ts'

document.documentElement.dataset.script = ''
hydrateIslands(document)
if ('vitals' in document.documentElement.dataset) {
  loadChunk(() => import('./analytics/web-vitals.ts')).then(
    ({ reportWebVitals }) => reportWebVitals(),
    (error) => reportFailure(error, document.body),
  )
}
