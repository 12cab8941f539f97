import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { site } from '../../content/site.ts'
import type { AppEnv } from '../env.ts'

/** Hosts whose frames a page may hold: the configured maps and video players, nothing else. */
const frameHosts = [...new Set(Object.values(site.map).map(({ embed }) => new URL(embed).origin))]
const players = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  youku: 'https://player.youku.com',
}
const playerHosts = [
  ...new Set(
    Object.values(site.video).map((video) =>
      video.channel === 'custom' ? new URL(video.url).origin : players[video.channel],
    ),
  ),
]

/** Security headers of every answer; the policy's nonce is made per request. */
export function security(): MiddlewareHandler<AppEnv> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: [...playerHosts, ...frameHosts],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: {
      autoplay: ['self', ...playerHosts],
      fullscreen: ['self', ...playerHosts],
      encryptedMedia: ['self', ...playerHosts],
      pictureInPicture: ['self', ...playerHosts],
      camera: [],
      microphone: [],
      geolocation: [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    crossOriginResourcePolicy: 'cross-origin',
  })
}
