import { reportFailure } from '../../../analytics/report.ts'
import { fillPlaceholders } from '../../../shared/fill-placeholders.ts'
import { megabytes } from '../../../shared/number-format.ts'
import type { Viewer } from '../viewer.ts'

/**
 * Shows the machine in AR Quick Look (iPhones and iPads) by a link with rel "ar", an `img` as its only element, a blob URL
 * and a file name. Safari reads the file after its own confirmation, so link and file stay until the viewer closes.
 */
export function connectQuickLook(panel: HTMLElement, button: HTMLButtonElement, viewer: Viewer, closed: AbortSignal) {
  const status = panel.querySelector<HTMLElement>('[data-ar-file]')

  button.addEventListener('click', () => {
    button.disabled = true
    showStatus('preparing')
    prepare().catch(showFailure)
  })

  async function prepare(): Promise<void> {
    const file = await viewer.exportUsdz()
    if (closed.aborted) return
    const fileUrl = URL.createObjectURL(file)
    closed.addEventListener('abort', () => URL.revokeObjectURL(fileUrl))
    const link = createArLink(fileUrl, button)
    button.replaceWith(link)
    showStatus('ready', megabytes(file.size, document.documentElement.lang))
    link.focus({ preventScroll: true })
    link.click()
  }

  function showFailure(error: unknown): void {
    reportFailure(error, panel)
    showStatus('failed')
    button.disabled = false
    button.focus({ preventScroll: true })
  }

  function showStatus(state: 'preparing' | 'ready' | 'failed', size = ''): void {
    if (!status) return
    status.hidden = false
    status.textContent = fillPlaceholders(status.dataset[state] ?? '', { size })
  }
}

/** Disables scaling and shares the URL of this page (supported for blob URLs since iOS 15.5). */
function createArLink(fileUrl: string, { className, textContent }: HTMLElement): HTMLAnchorElement {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const link = Object.assign(document.createElement('a'), {
    rel: 'ar',
    href: `${fileUrl}#canonicalWebPageURL=${encodeURIComponent(page)}&allowsContentScaling=0`,
    download: `${location.pathname.split('/').at(-1)}.usdz`,
    className,
  })
  link.append(Object.assign(document.createElement('img'), { alt: '' }), textContent ?? '')
  return link
}
