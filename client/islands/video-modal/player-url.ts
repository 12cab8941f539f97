/** A video on one of the channels, by its id there; `custom` is the https URL of any player. */
export type Video = {
  channel?: 'youtube' | 'vimeo' | 'youku' | 'custom'
  videoId?: string
  url?: string
}

/** URL parameters of each player, merged into the defaults; the host's other parameters may be added. */
export type PlayerOptions = Partial<Record<keyof typeof defaultOptions, Record<string, string | number | boolean>>>

/** Defaults of the specification, chapter 9. */
const defaultOptions = {
  youtube: { autoplay: 1, controls: 1, rel: 0, start: 0, theme: 'dark', cc_load_policy: 1 },
  vimeo: { autopause: true, autoplay: true, byline: true, portrait: true, title: true },
  youku: { autoplay: 1, show_related: 0 },
}

const embedUrls = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
  youku: 'https://player.youku.com/embed/',
}

/**
 * URL of the player's frame; undefined without a video or for a custom URL that is not https. YouTube and Vimeo are
 * asked not to track (youtube-nocookie, dnt).
 */
export function playerUrl({ channel = 'youtube', videoId, url }: Video, options: PlayerOptions): string | undefined {
  if (channel === 'custom') return url?.startsWith('https://') ? url : undefined
  if (!videoId) return undefined
  const parameters = { ...defaultOptions[channel], ...options[channel], ...(channel === 'vimeo' && { dnt: true }) }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    query.set(name, String(typeof value === 'boolean' ? Number(value) : value))
  }
  return `${embedUrls[channel]}${encodeURIComponent(videoId)}?${query}`
}
