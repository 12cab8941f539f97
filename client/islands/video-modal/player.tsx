import { useEffect, useState } from 'react'
import { checkReachable } from '../host-reachable.ts'
import { type PlayerOptions, playerUrl, type Video } from './player-url.ts'

/** Size of the frame in pixels without styles (specification, chapter 9). */
const defaultFrame = { width: 460, height: 230 }

export type PlayerProps = Video &
  PlayerOptions & {
    /** Title of the frame. */
    title?: string
    allowFullScreen?: boolean
    /** Our own picture until the player's host has answered; a link to the video's site if it does not. */
    placeholder?: { picture?: string; link: string; text: string }
  }

/** The channel's player in a frame once its host is reachable; renders nothing without a video. */
export function Player(props: PlayerProps) {
  const { title, allowFullScreen = true, placeholder } = props
  const url = playerUrl(props, props)
  const [reachable, setReachable] = useState<boolean>()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => (url ? checkReachable(url, setReachable) : undefined), [url])

  if (!url) return null
  if (reachable) {
    return (
      <iframe
        src={url}
        title={title}
        {...defaultFrame}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen={allowFullScreen}
        // YouTube answers "error 153" to frames without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        // Keeps the iframe out of the tab order until it has loaded, because the navigation would drop the focus.
        tabIndex={loaded ? undefined : -1}
        onLoad={() => setLoaded(true)}
      />
    )
  }
  if (!placeholder) return null
  // The link appears only when the host is unreachable, so that it does not vanish under the pointer.
  const isUnreachable = reachable === false
  return (
    <div className="video-modal__instead" aria-busy={!isUnreachable}>
      {placeholder.picture && <img src={placeholder.picture} alt="" />}
      <p role="status">{isUnreachable && <a href={placeholder.link}>{placeholder.text}</a>}</p>
    </div>
  )
}
