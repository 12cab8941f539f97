/**
 * Whether a page of another site posted this. Browsers send `Origin` and `Sec-Fetch-Site`; a client that sends neither
 * is not a browser and passes. `Origin: null` (privacy settings) passes only as same-origin.
 */
export function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  if (origin === 'null') return site !== 'same-origin'
  return origin !== new URL(request.url).origin
}
