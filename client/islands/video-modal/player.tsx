import { useEffect, useState } from 'react'
import { checkReachable } from '../host-reachable.ts'
import { playerAddress } from './player-url.ts'
import { defaultFrame } from './use-fitting-width.ts'
import type { VideoModalProps } from './video-modal.tsx'

/** What stands in the player's place until its host has answered: our own picture, and the way to the video's site. */
export type StandInProps = { picture?: string; link: string; text: string }

/** The channel's player in a frame, once its host is there; nothing without a video. */
export function Player(props: VideoModalProps & { title: string }) {
  const { channel = 'youtube', videoId, url, title, allowFullScreen = true, standIn } = props
  const address = playerAddress({ channel, videoId, url }, props)
  const isThere = useHost(address)
  const [loaded, setLoaded] = useState(false)
  if (!address) return null
  if (!isThere) return standIn ? <StandIn {...standIn} isSilent={isThere === false} /> : null
  return (
    <iframe
      src={address}
      title={title}
      width={defaultFrame.width}
      height={defaultFrame.height}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen={allowFullScreen}
      // YouTube answers "error 153" to frames that hide where they stand.
      referrerPolicy="strict-origin-when-cross-origin"
      // Who tabs into a frame whose page is still on its way loses the focus with the page that it takes the place of.
      tabIndex={loaded ? undefined : -1}
      onLoad={() => setLoaded(true)}
    />
  )
}

/** The link comes when it is needed, not to vanish under who is about to press it. */
function StandIn({ picture, link, text, isSilent }: StandInProps & { isSilent: boolean }) {
  return (
    <div className="video-modal__instead" aria-busy={!isSilent}>
      {picture && <img src={picture} alt="" />}
      <p role="status">{isSilent && <a href={link}>{text}</a>}</p>
    </div>
  )
}

/** Is the address's host there? Undefined while it is being asked. */
function useHost(address: string | undefined): boolean | undefined {
  const [isThere, setIsThere] = useState<boolean>()
  useEffect(() => {
    setIsThere(undefined)
    return address ? checkReachable(address, setIsThere) : undefined
  }, [address])
  return isThere
}
