import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { channels } from '../../client/islands/video-modal/player.ts'
import { machinePaths } from '../../content/registry/machines.ts'
import type { AppEnv } from '../env.ts'
import { apiPaths } from '../routes.ts'
import { site } from '../site.ts'

/** Hosts whose frames a page may contain: the configured maps and video players. */
const frameHosts = originsOf(Object.values(site.map).map(({ embed }) => embed))
const playerHosts = originsOf(
  Object.values(site.video).map((video) => (video.channel === 'custom' ? video.url : channels[video.channel].embed)),
)

function originsOf(urls: string[]): string[] {
  return [...new Set(urls.map((url) => new URL(url).origin))]
}

const machinePages = new Set<string>(Object.values(machinePaths))

/** Security headers of every response; the policy's nonce is created per request. */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  const pages = headersFor({ hasViewer: false })
  const pagesWithViewer = headersFor({ hasViewer: true })
  return (c, next) => (machinePages.has(c.req.path) ? pagesWithViewer : pages)(c, next)
}

/** The viewer needs WebAssembly (decoder), blob URLs (textures) and WebXR. */
function headersFor({ hasViewer }: { hasViewer: boolean }): MiddlewareHandler<AppEnv> {
  const scripts = hasViewer ? ["'wasm-unsafe-eval'"] : []
  const data = hasViewer ? ['blob:'] : []
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // Browsers with strict-dynamic ignore 'self'; older ones need it for scripts that our scripts load.
      scriptSrc: ["'self'", NONCE, "'strict-dynamic'", ...scripts],
      // Vite's client adds styles in development.
      styleSrc: import.meta.env.DEV ? ["'self'", NONCE] : ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...data],
      fontSrc: ["'self'"],
      // Hosts are checked by a request before their frame replaces our own picture.
      connectSrc: ["'self'", ...data, ...playerHosts, ...frameHosts],
      frameSrc: [...playerHosts, ...frameHosts],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      reportUri: apiPaths.cspReports,
      reportTo: 'csp',
    },
    reportingEndpoints: [{ name: 'csp', url: apiPaths.cspReports }],
    permissionsPolicy: {
      autoplay: ['self', ...playerHosts],
      fullscreen: ['self', ...playerHosts],
      encryptedMedia: ['self', ...playerHosts],
      pictureInPicture: ['self', ...playerHosts],
      camera: [],
      microphone: [],
      geolocation: [],
      xrSpatialTracking: hasViewer ? ['self'] : [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=31536000',
    xFrameOptions: 'DENY',
    crossOriginResourcePolicy: 'cross-origin',
  })
}
