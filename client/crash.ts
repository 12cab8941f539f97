import type { RootOptions } from 'react-dom/client'
import { reportChunkError } from './report.ts'

/**
 * Puts the generic fallback view in an island's place. Its texts are the page's: `data-crash` and `data-crash-text` on
 * the body (specification, chapter 8).
 */
export function showCrash(place: HTMLElement): void {
  const { crash = 'Unexpected Application Error!', crashText = '' } = document.body.dataset
  const view = document.createElement('div')
  view.className = 'alert'
  view.setAttribute('role', 'alert')
  view.append(line('alert__heading', crash), line('', crashText))
  place.replaceChildren(view)
}

/** For every React root of the site: a component that breaks is replaced by the fallback view, and reported. */
export function crashOptions(place: HTMLElement): Pick<RootOptions, 'onUncaughtError'> {
  return {
    onUncaughtError(error) {
      console.error(error)
      showCrash(place)
      reportChunkError(error)
    },
  }
}

function line(className: string, text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.className = className
  paragraph.textContent = text
  return paragraph
}
