import { checkReachable } from '../host-reachable.ts'

/** Properties of a player (specification, chapters 3 and 9). */
export type PlayerProps = {
  channel?: keyof typeof channels | 'custom'
  videoId?: string
  /** The https URL of any player, for the channel `custom`. */
  url?: string
  title?: string
  allowFullScreen?: boolean
  /** Our own picture until the player's host has answered; a link to the video's site if it does not. */
  placeholder?: { picture?: string | undefined; link: string; text: string; reason?: string }
  /** URL parameters, merged into the defaults; the host's other parameters may be added. */
} & Partial<Record<keyof typeof channels, Record<string, string | number | boolean>>>

/** URL and default options of each player (specification, chapter 9). YouTube and Vimeo are asked not to track. */
export const channels = {
  youtube: {
    embed: 'https://www.youtube-nocookie.com/embed/',
    options: { autoplay: 1, controls: 1, rel: 0, start: 0, theme: 'dark', cc_load_policy: 1 },
  },
  vimeo: {
    embed: 'https://player.vimeo.com/video/',
    options: { autopause: true, autoplay: true, byline: true, portrait: true, title: true, dnt: true },
  },
  youku: {
    embed: 'https://player.youku.com/embed/',
    options: { autoplay: 1, show_related: 0 },
  },
}

/** Shows our own picture, then the player once its host is reachable. */
export function showPlayer(place: HTMLElement, props: PlayerProps): void {
  const src = playerUrl(props)
  if (!src) return
  const { title = '', allowFullScreen = true, placeholder = { link: src, text: title } } = props
  const player = Object.assign(document.createElement('iframe'), {
    title,
    // Size without styles (specification, chapter 9).
    width: '460',
    height: '230',
    allow: 'autoplay; encrypted-media; picture-in-picture',
    allowFullscreen: allowFullScreen,
    // YouTube answers "error 153" to frames without a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Keeps the frame out of the tab order until it has loaded, because the navigation would drop the focus.
    tabIndex: -1,
    src,
  })
  player.addEventListener('load', () => player.removeAttribute('tabindex'))

  const { picture, link: href, text: textContent, reason = '' } = placeholder
  const instead = Object.assign(document.createElement('div'), { className: 'video-modal__instead', ariaBusy: 'true' })
  const status = Object.assign(document.createElement('p'), { role: 'status' })
  if (picture) instead.append(Object.assign(document.createElement('img'), { src: picture, alt: '' }))
  instead.append(status)
  place.append(instead)
  checkReachable(src, (isReachable) => {
    place.replaceChildren(isReachable ? player : instead)
    if (isReachable) return
    // The link appears only when the host is unreachable, so that it does not vanish under the pointer.
    status.replaceChildren(`${reason} `, Object.assign(document.createElement('a'), { href, textContent }))
    instead.ariaBusy = 'false'
  })
}

/** URL of the player's frame; undefined without a video or for a custom URL that is not https. */
function playerUrl({ channel = 'youtube', videoId, url, ...options }: PlayerProps): string | undefined {
  if (channel === 'custom') return url?.startsWith('https://') ? url : undefined
  if (!videoId) return undefined
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...channels[channel].options, ...options[channel] })) {
    query.set(name, String(typeof value === 'boolean' ? Number(value) : value))
  }
  return `${channels[channel].embed}${encodeURIComponent(videoId)}?${query}`
}
