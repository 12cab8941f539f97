import { reportFailure } from '../../../analytics/report.ts'
import { megabytes } from '../../../shared/file-size.ts'
import type { Viewer } from '../viewer.ts'

/** Milliseconds. */
const fewFrames = 50

/**
 * Lets the button show the machine in AR Quick Look, which iPhones and iPads have in place of WebXR; what it returns gives
 * the file's memory back. The file is made here, of the model that is loaded anyway. A link opens it, as in model-viewer
 * (github.com/google/model-viewer, packages/model-viewer/src/features/ar.ts): rel "ar", an `img` as its only element, a
 * blob's address, a name to download it by where nothing shows it. Its click comes long after the press and may not be
 * taken, and Safari reads the file only when its own question was answered: so link and file stay until the viewer is left.
 * A link that is followed needs nothing of the page's policy.
 */
export function connectQuickLook(panel: HTMLElement, button: HTMLButtonElement, viewer: Viewer): () => void {
  const status = panel.querySelector<HTMLElement>('[data-hall-file]')
  let left = false
  let address = ''

  button.addEventListener('click', () => {
    button.disabled = true
    say('preparing')
    // Making the file holds the page still: what was said is drawn first.
    setTimeout(() => prepare().catch(refuse), fewFrames)
  })

  async function prepare(): Promise<void> {
    const file = await viewer.fileForQuickLook()
    if (left) return
    address = URL.createObjectURL(file)
    const link = linkTo(address, button)
    button.replaceWith(link)
    say('ready', megabytes(file.size, document.documentElement.lang))
    link.focus({ preventScroll: true })
    link.click()
  }

  function refuse(error: unknown): void {
    reportFailure(error, panel)
    say('failed')
    button.disabled = false
    button.focus({ preventScroll: true })
  }

  function say(state: 'preparing' | 'ready' | 'failed', size = ''): void {
    if (!status) return
    status.hidden = false
    status.textContent = status.dataset[state]?.replace('{{size}}', size) ?? ''
  }

  return () => {
    left = true
    URL.revokeObjectURL(address)
  }
}

/** Nobody can scale the machine there, and who shares it shares this page (heard from a blob's address since iOS 15.5). */
function linkTo(address: string, { className, textContent }: HTMLElement): HTMLAnchorElement {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const link = document.createElement('a')
  link.rel = 'ar'
  link.href = `${address}#canonicalWebPageURL=${encodeURIComponent(page)}&allowsContentScaling=0`
  link.download = `${location.pathname.split('/').at(-1)}.usdz`
  link.className = className
  const image = document.createElement('img')
  image.alt = ''
  link.append(image, textContent ?? '')
  return link
}
