import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Player, type StandInProps } from './player.tsx'
import type { PlayerOptions, VideoChannel } from './player-url.ts'
import { defaultFrame, useFittingWidth } from './use-fitting-width.ts'
import { useTransitionState } from './use-transition.ts'

/** Everything that can be said to the modal (specification, chapters 3 and 9). */
export type VideoModalProps = PlayerOptions & {
  channel?: VideoChannel
  /** The video on its channel. */
  videoId?: string
  /** Address of the player for `custom`; https only. */
  url?: string
  isOpen: boolean
  /** Name of the video, for the frame. */
  title?: string
  /** Width to height, as `16:9`. */
  ratio?: string
  allowFullScreen?: boolean
  /** Milliseconds of the fade. */
  animationSpeed?: number
  /** Shown in place of the player. */
  children?: ReactNode
  /** Shown until the player's host has answered, and when it does not. */
  standIn?: StandInProps
  classNames?: Partial<Record<ModalPart, string>>
  aria?: { openMessage: string; dismissBtnMessage: string }
  /** Called when the visitor has closed the modal. */
  onClose?: () => void
}

type ModalPart = 'modal' | 'container' | 'frame' | 'closeButton'

const defaultClasses: Record<ModalPart, string> = {
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
 * A video over the page, on `<dialog>`: Escape, backdrop and button close it, focus stays inside and goes back to what
 * opened it. The player exists only while the modal is open. While the focus is inside the player's frame, keys go to its
 * host and no page hears them, Escape neither: the close button stays in sight, one Tab away.
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
  const width = useFittingWidth(ratio, mounted)

  // With the state, not after it: while the dialog stands open, nothing behind it can be focused or pressed.
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
      style={{ '--fade': `${animationSpeed}ms` } as CSSProperties}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
      onClose={() => mounted && dismiss()}
      onClick={(event) => event.target === event.currentTarget && dismiss()}
      onKeyDown={keepFocusInside}
    >
      {mounted && (
        <section
          ref={container}
          className={classes.container}
          aria-label={title}
          tabIndex={0}
          style={{ inlineSize: width ?? defaultFrame.width }}
        >
          <div className={classes.frame} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
            {props.children ?? <Player {...props} title={title} />}
          </div>
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
