import { watchDrawers } from './drawers.ts'
import { wakeIslands } from './wake-islands.ts'

document.documentElement.dataset.script = ''
watchDrawers()
wakeIslands(document)

// Islands in content that streams in late: look again whenever the page grows, until it is complete.
const late = new MutationObserver(() => wakeIslands(document))
late.observe(document.body, { childList: true, subtree: true })
addEventListener('load', () => setTimeout(() => late.disconnect(), 2000), { once: true })
