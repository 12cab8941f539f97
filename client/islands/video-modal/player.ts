import { createElement } from '../create-element.ts'
import { checkReachable } from '../host-reachable.ts'

/** A video on one of the channels, by its id there; `custom` is the https URL of any player. */
type Video = {
  channel?: keyof typeof channels | 'custom'
  videoId?: string
  url?: string
}

/** URL parameters of each player, merged into the defaults; the host's other parameters may be added. */
type PlayerOptions = Partial<Record<keyof typeof channels, Record<string, string | number | boolean>>>

export type PlayerProps = Video &
  PlayerOptions & {
    title?: string
    allowFullScreen?: boolean
    /** Our own picture until the player's host has answered; a link to the video's site if it does not. */
    placeholder?: { picture?: string; link: string; text: string }
  }

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

/** Shows our own picture, then the player once its host is reachable. Returns a function that stops the check. */
export function showPlayer(place: HTMLElement, props: PlayerProps): () => void {
  const src = playerUrl(props, props)
  if (!src) return () => {}
  const { title = '', allowFullScreen = true, placeholder = { link: src, text: title } } = props
  const player = createElement('iframe', {
    title,
    // Size without styles (specification, chapter 9).
    width: '460',
    height: '230',
    allow: 'autoplay; encrypted-media; picture-in-picture',
    ...(allowFullScreen && { allowfullscreen: '' }),
    // YouTube answers "error 153" to frames without a referrer.
    referrerpolicy: 'strict-origin-when-cross-origin',
    // Keeps the frame out of the tab order until it has loaded, because the navigation would drop the focus.
    tabindex: '-1',
    src,
  })
  player.addEventListener('load', () => player.removeAttribute('tabindex'))

  const instead = createElement('div', { class: 'video-modal__instead', 'aria-busy': 'true' })
  const status = createElement('p', { role: 'status' })
  const link = createElement('a', { href: placeholder.link })
  link.textContent = placeholder.text
  if (placeholder.picture) instead.append(createElement('img', { src: placeholder.picture, alt: '' }))
  instead.append(status)
  place.append(instead)
  return checkReachable(src, (isReachable) => {
    place.replaceChildren(isReachable ? player : instead)
    if (isReachable) return
    // The link appears only when the host is unreachable, so that it does not vanish under the pointer.
    status.replaceChildren(link)
    instead.setAttribute('aria-busy', 'false')
  })
}

/** URL of the player's frame; undefined without a video or for a custom URL that is not https. */
function playerUrl({ channel = 'youtube', videoId, url }: Video, options: PlayerOptions): string | undefined {
  if (channel === 'custom') return url?.startsWith('https://') ? url : undefined
  if (!videoId) return undefined
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...channels[channel].options, ...options[channel] })) {
    query.set(name, String(typeof value === 'boolean' ? Number(value) : value))
  }
  return `${channels[channel].embed}${encodeURIComponent(videoId)}?${query}`
}
