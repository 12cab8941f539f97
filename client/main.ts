import { watchCompared } from './compare-count.ts'
import { watchCurrentTab } from './current-tab.ts'
import { watchDrawers } from './drawers.ts'
import { watchFocusInRows } from './focus-in-rows.ts'
import { watchGoHome } from './go-home.ts'
import { layOutLater } from './later.ts'
import { loadChunk } from './load-chunk.ts'
import { watchPrint } from './print.ts'
import { watchQuoteBar } from './quote-bar.ts'
import { reportChunkError } from './report.ts'
import { wakeIslands } from './wake-islands.ts'

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
  loadChunk(() => import('./vitals.ts')).then(({ watchVitals }) => watchVitals(), reportChunkError)
}

// Islands in content that streams in late: look again whenever the page grows, until it is complete.
const late = new MutationObserver(() => wakeIslands(document))
late.observe(document.body, { childList: true, subtree: true })
addEventListener('load', () => setTimeout(() => late.disconnect(), 2000), { once: true })
