import type { Settings } from '../settings.ts'

/** Origin of public URLs: SITE_ORIGIN, or that of the request. */
export function siteOrigin(settings: Settings, requestUrl: string | URL): string {
  return settings.siteOrigin || new URL(requestUrl).origin
}
