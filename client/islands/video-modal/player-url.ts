/** Host of a video; `custom` is any https URL of a player. */
export type VideoChannel = 'youtube' | 'vimeo' | 'youku' | 'custom'

type OptionValue = string | number | boolean | undefined

/** URL parameters of the players; other parameters that the host supports may be added. */
export type YoutubeOptions = {
  autoplay?: 0 | 1
  controls?: 0 | 1
  rel?: 0 | 1
  start?: number
  theme?: 'dark' | 'light'
  cc_load_policy?: 0 | 1
} & Record<string, OptionValue>

export type VimeoOptions = {
  autopause?: boolean
  autoplay?: boolean
  byline?: boolean
  portrait?: boolean
  title?: boolean
} & Record<string, OptionValue>

export type YoukuOptions = { autoplay?: 0 | 1; show_related?: 0 | 1 } & Record<string, OptionValue>

export type PlayerOptions = { youtube?: YoutubeOptions; vimeo?: VimeoOptions; youku?: YoukuOptions }

/** Defaults of the specification, chapter 9; own options are merged into them. */
const defaultOptions = {
  youtube: { autoplay: 1, controls: 1, rel: 0, start: 0, theme: 'dark', cc_load_policy: 1 },
  vimeo: { autopause: true, autoplay: true, byline: true, portrait: true, title: true },
  youku: { autoplay: 1, show_related: 0 },
} as const satisfies Required<PlayerOptions>

/**
 * URL of the player's frame; undefined without a video or for a custom URL that is not https. YouTube and Vimeo are
 * asked not to track (youtube-nocookie, dnt).
 */
export function playerUrl(
  video: { channel: VideoChannel; videoId?: string | undefined; url?: string | undefined },
  options: PlayerOptions = {},
): string | undefined {
  const { channel, videoId, url } = video
  if (channel === 'custom') return url?.startsWith('https://') ? url : undefined
  if (!videoId) return undefined
  const id = encodeURIComponent(videoId)
  const query = queryOf({ ...defaultOptions[channel], ...options[channel], ...(channel === 'vimeo' && { dnt: true }) })
  if (channel === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?${query}`
  if (channel === 'vimeo') return `https://player.vimeo.com/video/${id}?${query}`
  return `https://player.youku.com/embed/${id}?${query}`
}

function queryOf(options: Record<string, OptionValue>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) query.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value))
  }
  return query
}
