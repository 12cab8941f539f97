/** A video on one of the channels, by its id there; `custom` is the https URL of any player. */
export type Video = {
  channel?: keyof typeof channels | 'custom'
  videoId?: string
  url?: string
}

/** URL parameters of each player, merged into the defaults; the host's other parameters may be added. */
export type PlayerOptions = Partial<Record<keyof typeof channels, Record<string, string | number | boolean>>>

/** Default options of the specification, chapter 9. YouTube and Vimeo are asked not to track (youtube-nocookie, dnt). */
const channels = {
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

/** URL of the player's frame; undefined without a video or for a custom URL that is not https. */
export function playerUrl({ channel = 'youtube', videoId, url }: Video, options: PlayerOptions): string | undefined {
  if (channel === 'custom') return url?.startsWith('https://') ? url : undefined
  if (!videoId) return undefined
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...channels[channel].options, ...options[channel] })) {
    query.set(name, String(typeof value === 'boolean' ? Number(value) : value))
  }
  return `${channels[channel].embed}${encodeURIComponent(videoId)}?${query}`
}
