import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { rootOptions } from '../error-fallback.ts'
import { Player, type PlayerProps } from './player.tsx'
import { useTransitionState } from './use-transition.ts'

/** Properties of the modal (specification, chapters 3 and 9). */
export type VideoModalProps = PlayerProps & {
  isOpen: boolean
  /** Aspect ratio, as `16:9`. */
  ratio?: string
  /** Duration of the transition in milliseconds. */
  animationSpeed?: number
  /** Replaces the player. */
  children?: ReactNode
  classNames?: Partial<typeof defaultClasses>
  aria?: typeof defaultAria
  /** Called when the visitor has closed the modal. */
  onClose?: () => void
}

const defaultClasses = {
  modal: 'video-modal',
  container: 'video-modal__container',
  frame: 'video-modal__frame',
  closeButton: 'video-modal__close',
}

const defaultAria = {
  openMessage: 'You just opened the modal video',
  dismissBtnMessage: 'Close the modal by clicking here',
}

/**
 * A video over the page in a `<dialog>`: Escape, backdrop and button close it, and the focus returns to the link. The
 * player exists only while the modal is open. While the focus is inside the player's frame, the page receives no keys,
 * not even Escape, so the close button stays visible and is one Tab away.
 */
export function VideoModal(props: VideoModalProps) {
  const { isOpen, ratio = '16:9', animationSpeed = 300, aria = defaultAria } = props
  const title = props.title ?? aria.openMessage
  const classes = { ...defaultClasses, ...props.classNames }
  const { state, dismiss } = useTransitionState(isOpen, animationSpeed, props.onClose)
  const dialog = useRef<HTMLDialogElement>(null)
  const container = useRef<HTMLElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const mounted = state !== 'unmounted'

  // Uses a layout effect so that nothing behind the dialog can be focused or clicked at any time.
  useLayoutEffect(() => {
    if (!mounted) return
    const element = dialog.current
    element?.showModal()
    container.current?.focus()
    return () => element?.close()
  }, [mounted])

  function keepFocusInside(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    const leaves = event.shiftKey ? event.target === container.current : event.target === closeButton.current
    if (!leaves) return
    event.preventDefault()
    const other = event.shiftKey ? closeButton : container
    other.current?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.modal}
      aria-label={aria.openMessage}
      data-state={state}
      style={{ '--fade': `${animationSpeed}ms`, '--ratio': ratio.replace(':', ' / ') } as CSSProperties}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
      onClose={() => mounted && dismiss()}
      onClick={(event) => event.target === event.currentTarget && dismiss()}
      onKeyDown={keepFocusInside}
    >
      {mounted && (
        <section ref={container} className={classes.container} aria-label={title} tabIndex={0}>
          <div className={classes.frame}>{props.children ?? <Player {...props} title={title} />}</div>
          <button
            ref={closeButton}
            className={classes.closeButton}
            type="button"
            aria-label={aria.dismissBtnMessage}
            onClick={dismiss}
          >
            <span className="cross" />
          </button>
        </section>
      )}
    </dialog>
  )
}

const roots = new WeakMap<HTMLElement, Root>()

/** Opens the modal in `holder` and plays the video at once. It can be opened again after closing. */
export function openVideo(holder: HTMLElement, props: Omit<VideoModalProps, 'isOpen'>): void {
  const root = roots.get(holder) ?? createRoot(holder, rootOptions(holder))
  roots.set(holder, root)
  const render = (isOpen: boolean) => root.render(<VideoModal {...props} isOpen={isOpen} onClose={onClose} />)
  function onClose() {
    render(false)
    props.onClose?.()
  }
  render(true)
}
