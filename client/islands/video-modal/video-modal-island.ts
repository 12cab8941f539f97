import { reportFailure } from '../../analytics/report.ts'
import { loadChunk } from '../load-chunk.ts'
import type { VideoModalProps } from './video-modal.ts'

/** Props of the video link (src/pages/about/page.tsx). */
export type VideoLinkProps = {
  video: Pick<VideoModalProps, 'channel' | 'videoId' | 'url'>
  title: string
  /** Name of the link to the video's own site. */
  linkText: string
  aria: { openMessage: string; dismissBtnMessage: string }
}

/**
 * Makes the link to the video's site open the modal instead. The modal is loaded at the first interaction; if that
 * fails, the link is followed.
 */
export function hydrate(root: HTMLElement): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-open]')
  if (!link) return
  const { video, title, linkText, aria } = JSON.parse(root.dataset.props ?? '{}') as VideoLinkProps
  const holder = document.createElement('div')
  root.append(holder)
  const load = () => loadChunk(() => import('./video-modal.ts'))
  const prepare = () => void load().catch(() => undefined)

  link.addEventListener('pointerover', prepare, { once: true })
  link.addEventListener('focus', prepare, { once: true })
  link.addEventListener('click', async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Safari does not focus clicked links, but the modal returns the focus to the focused element.
    link.focus({ preventScroll: true })
    link.ariaBusy = 'true'
    try {
      const { openVideo } = await load()
      const picture = link.querySelector('img')?.currentSrc
      openVideo(holder, {
        ...video,
        title,
        aria,
        placeholder: { ...(picture && { picture }), link: link.href, text: linkText },
      })
    } catch (error) {
      reportFailure(error, root)
      location.assign(link.href)
    } finally {
      link.ariaBusy = null
    }
  })
}
