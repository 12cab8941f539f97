import { expandIPv6 } from 'hono/utils/ipaddr'
import { limitTime } from '../../client/shared/with-timeout.ts'
import type { Env } from '../env.ts'
import { log } from '../log.ts'
import { currentSettings } from '../settings.ts'

/** Requests that are counted separately, so that events never use up a buyer's inquiries. */
type RateLimitBucket = 'inquiry' | 'event' | 'chunk' | 'crash' | 'vital' | 'csp'

/** Length of the window in wrangler.toml in seconds, for `Retry-After`. */
export const rateWindowSeconds = 60

const timeoutMs = 500

/** Whether the client may continue. Fails open: a failing or slow limiter or an unknown address never stops an inquiry. */
export async function isWithinRateLimit(env: Env, request: Request, counted: RateLimitBucket): Promise<boolean> {
  const address = request.headers.get('cf-connecting-ip')
  if (!currentSettings(env).rateLimit || !address) return true
  try {
    const limiter = counted === 'vital' ? env.VITALS_LIMITER : env.RATE_LIMITER
    const counting = limiter.limit({ key: `${counted}:${clientNetwork(address)}` })
    const { success } = await limitTime(timeoutMs, 'the limiter', counting)
    return success
  } catch (error) {
    // Logs only the error's name: a message could contain the key, which is the client's address.
    log('limiter.failed', { counted, error: error instanceof Error ? error.name : typeof error })
    return true
  }
}

/** An IPv4 address, or the /64 of an IPv6 address, which is usually one buyer's connection. */
function clientNetwork(address: string): string {
  const text = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  return text.includes(':') ? `${expandIPv6(text).split(':', 4).join(':')}::/64` : text
}
