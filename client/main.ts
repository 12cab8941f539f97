import { reportFailure } from './analytics/report.ts'
import { initCloseDetails } from './behaviors/close-details.ts'
import { initCompareSelection } from './behaviors/compare-selection.ts'
import { deferLayout } from './behaviors/deferred-layout.ts'
import { initFocusSearch } from './behaviors/focus-search.ts'
import { initKeepFragment } from './behaviors/keep-fragment.ts'
import { initNotFoundRedirect } from './behaviors/not-found-redirect.ts'
import { initPrintButton } from './behaviors/print-button.ts'
import { initQuoteBar } from './behaviors/quote-bar.ts'
import { initScrollFocusIntoView } from './behaviors/scroll-focus-into-view.ts'
import { initScrollToCurrentTab } from './behaviors/scroll-to-current-tab.ts'
import { initTablePosition } from './behaviors/table-position.ts'
import { hydrateIslands } from './islands/hydrate.ts'
import { loadChunk } from './islands/load-chunk.ts'

document.documentElement.dataset.script = ''
initCloseDetails()
initFocusSearch()
deferLayout()
initKeepFragment()
initNotFoundRedirect()
initPrintButton()
initQuoteBar()
initCompareSelection()
initScrollToCurrentTab()
initScrollFocusIntoView()
initTablePosition()
hydrateIslands(document)
if ('vitals' in document.documentElement.dataset) {
  loadChunk(() => import('./analytics/web-vitals.ts')).then(
    ({ reportWebVitals }) => reportWebVitals(),
    (error) => reportFailure(error, document.body),
  )
}

// Hydrates islands in content that streams in late, until the page is complete.
const late = new MutationObserver(() => hydrateIslands(document))
late.observe(document.body, { childList: true, subtree: true })
addEventListener('load', () => setTimeout(() => late.disconnect(), 2000), { once: true })
