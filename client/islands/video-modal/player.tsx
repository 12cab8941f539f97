import { useEffect, useState } from 'react'
import { checkReachable } from '../host-reachable.ts'
import { playerUrl } from './player-url.ts'
import { defaultFrame } from './use-fitting-width.ts'
import type { VideoModalProps } from './video-modal.tsx'

/** Shown until the player's host has answered: our own picture, and a link to the video's site. */
export type PlaceholderProps = { picture?: string; link: string; text: string }

/** The channel's player in a frame once its host is reachable; renders nothing without a video. */
export function Player(props: VideoModalProps & { title: string }) {
  const { channel = 'youtube', videoId, url, title, allowFullScreen = true, placeholder } = props
  const frameUrl = playerUrl({ channel, videoId, url }, props)
  const isThere = useHost(frameUrl)
  const [loaded, setLoaded] = useState(false)
  if (!frameUrl) return null
  if (!isThere) return placeholder ? <Placeholder {...placeholder} isSilent={isThere === false} /> : null
  return (
    <iframe
      src={frameUrl}
      title={title}
      width={defaultFrame.width}
      height={defaultFrame.height}
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

/** The link appears only when the host is unreachable, so that it does not vanish under the pointer. */
function Placeholder({ picture, link, text, isSilent }: PlaceholderProps & { isSilent: boolean }) {
  return (
    <div className="video-modal__instead" aria-busy={!isSilent}>
      {picture && <img src={picture} alt="" />}
      <p role="status">{isSilent && <a href={link}>{text}</a>}</p>
    </div>
  )
}

/** Whether the host of the URL is reachable; undefined during the check. */
function useHost(url: string | undefined): boolean | undefined {
  const [isThere, setIsThere] = useState<boolean>()
  useEffect(() => {
    setIsThere(undefined)
    return url ? checkReachable(url, setIsThere) : undefined
  }, [url])
  return isThere
}
