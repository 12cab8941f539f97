import { createRoot, type Root } from 'react-dom/client'
import { rootOptions } from '../error-fallback.ts'
import { VideoModal, type VideoModalProps } from './video-modal.tsx'

const roots = new WeakMap<HTMLElement, Root>()

/** Opens the video over the page and plays it at once. It can be opened again after closing. */
export function openVideo(holder: HTMLElement, props: Omit<VideoModalProps, 'isOpen'>): void {
  const root = roots.get(holder) ?? createRoot(holder, rootOptions(holder))
  roots.set(holder, root)
  const show = (isOpen: boolean) => root.render(<VideoModal {...props} isOpen={isOpen} onClose={closed} />)
  function closed() {
    show(false)
    props.onClose?.()
  }
  show(true)
}
