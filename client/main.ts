import { reportChunkError } from './analytics/report.ts'
import { watchDrawers } from './behaviors/close-details.ts'
import { watchCompared } from './behaviors/compare-selection.ts'
import { layOutLater } from './behaviors/deferred-layout.ts'
import { watchGoHome } from './behaviors/not-found-redirect.ts'
import { watchPrint } from './behaviors/print-button.ts'
import { watchQuoteBar } from './behaviors/quote-bar.ts'
import { watchFocusInRows } from './behaviors/scroll-focus-into-view.ts'
import { watchCurrentTab } from './behaviors/scroll-to-current-tab.ts'
import { wakeIslands } from './islands/hydrate.ts'
import { loadChunk } from './islands/load-chunk.ts'

document.documentElement.dataset.script = ''
watchDrawers()
layOutLater()
watchGoHome()
watchPrint()
watchQuoteBar()
watchCompared()
watchCurrentTab()
watchFocusInRows()
wakeIslands(document)
if ('vitals' in document.documentElement.dataset) {
  loadChunk(() => import('./analytics/web-vitals.ts')).then(({ watchVitals }) => watchVitals(), reportChunkError)
}

// Islands in content that streams in late: look again whenever the page grows, until it is complete.
const late = new MutationObserver(() => wakeIslands(document))
late.observe(document.body, { childList: true, subtree: true })
addEventListener('load', () => setTimeout(() => late.disconnect(), 2000), { once: true })
