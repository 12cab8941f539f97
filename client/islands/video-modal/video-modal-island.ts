import { type PlayerProps, showPlayer } from './player.ts'

export type VideoLinkProps = {
  video: Pick<VideoModalProps, 'channel' | 'videoId' | 'url'>
  title: string
  /** Name of the link to the video's own site, and why it is shown. */
  linkText: string
  reason: string
  aria: { openMessage: string; dismissBtnMessage: string }
}

/** Makes the link to the video's site open the modal instead. */
export function hydrate(root: HTMLElement): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-open]')
  if (!link) return
  const { video, title, linkText, reason, aria } = JSON.parse(root.dataset.props ?? '{}') as VideoLinkProps
  const holder = document.createElement('div')
  root.append(holder)
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Safari does not focus clicked links, but the modal returns the focus to the focused element.
    link.focus({ preventScroll: true })
    const picture = link.querySelector('img')?.currentSrc
    openVideo(holder, { ...video, title, aria, placeholder: { picture, link: link.href, text: linkText, reason } })
  })
}

/** Properties of the modal (specification, chapters 3 and 9); calling `openVideo` replaces `isOpen`. */
export type VideoModalProps = PlayerProps & {
  /** Aspect ratio, as `16:9`. */
  ratio?: string
  /** Duration of the fade in milliseconds. */
  animationSpeed?: number
  children?: string | Node
  classNames?: Partial<typeof defaultClasses>
  aria?: typeof defaultAria
  onClose?: () => void
}

/** States of the fade: `exited` is on the page but invisible, `unmounted` is empty and closed. */
type State = 'unmounted' | 'exited' | 'entering' | 'entered' | 'exiting'

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
 * Opens a video in a `<dialog>` in `holder` and plays it at once; the player exists only while the modal is open. While
 * the focus is in the player's frame, the page receives no keys, so the close button stays visible and one Tab away.
 */
export function openVideo(holder: HTMLElement, props: VideoModalProps): void {
  const { ratio = '16:9', animationSpeed = 300, aria = defaultAria, title = aria.openMessage } = props
  const classes = { ...defaultClasses, ...props.classNames }
  const dialog = Object.assign(document.createElement('dialog'), {
    className: classes.modal,
    ariaLabel: aria.openMessage,
    style: `--fade: ${animationSpeed}ms; --ratio: ${ratio.replace(':', ' / ')}`,
  })
  const container = document.createElement('section')
  Object.assign(container, { className: classes.container, ariaLabel: title, tabIndex: 0 })
  const frame = Object.assign(document.createElement('div'), { className: classes.frame })
  const closeButton = Object.assign(document.createElement('button'), {
    className: classes.closeButton,
    type: 'button',
    ariaLabel: aria.dismissBtnMessage,
  })
  closeButton.append(Object.assign(document.createElement('span'), { className: 'cross' }))
  container.append(frame, closeButton)
  holder.replaceChildren(dialog)

  let timer: ReturnType<typeof setTimeout>
  let isDismissed = false
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    dismiss()
  })
  dialog.addEventListener('close', dismiss)
  dialog.addEventListener('click', ({ target }) => target === dialog && dismiss())
  closeButton.addEventListener('click', dismiss)
  dialog.addEventListener('keydown', keepFocusInside)
  dialog.dataset.state = 'unmounted' satisfies State
  enter('exited', 0, () => {
    mount()
    enter('entering', 0, () => enter('entered', animationSpeed))
  })

  /** Enters a state after a delay in milliseconds, then calls `next`. Replaces a state that is not entered yet. */
  function enter(state: State, delay: number, next = () => {}): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      dialog.dataset.state = state
      next()
    }, delay)
  }

  function mount(): void {
    dialog.append(container)
    if (props.children) frame.append(props.children)
    else showPlayer(frame, { ...props, title })
    dialog.showModal()
    container.focus()
  }

  function unmount(): void {
    dialog.close()
    dialog.replaceChildren()
    props.onClose?.()
  }

  function dismiss(): void {
    if (isDismissed) return
    isDismissed = true
    enter('exiting', 0, () => enter('exited', animationSpeed, () => enter('unmounted', 0, unmount)))
  }

  function keepFocusInside(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return
    const [leaving, other] = event.shiftKey ? [container, closeButton] : [closeButton, container]
    if (event.target !== leaving) return
    event.preventDefault()
    other.focus()
  }
}
