import type { MiddlewareHandler } from 'hono'
import { machineKeyOf } from '../../content/registry/machines.ts'
import type { AppEnv } from '../env.ts'
import { setLogContext } from '../log.ts'
import { currentContent } from '../machines/live-content.ts'
import { setShownVersion } from '../machines/live-version.ts'
import { findMachine } from '../machines/machine.ts'
import { readerOf } from '../machines/reader.ts'
import { withContent } from '../rendering/page-data.ts'

/**
 * Gives the page the machine content that is live. Only a cold isolate has to wait for it; the build's documents of the
 * machine that was asked for are read meanwhile, for most often they are the live ones.
 */
export function content(): MiddlewareHandler<AppEnv> {
  return async function content(c, next) {
    const page = c.get('page')
    const reader = readerOf(c)
    const current = currentContent(reader, page.lang)
    if (current instanceof Promise) {
      const key = machineKeyOf(page.url.pathname)
      if (key) reader.waitUntil(findMachine(c.env, page.version, key, page.lang))
      c.set('page', withContent(page, await current))
    } else if (current.version !== page.version) c.set('page', withContent(page, current))
    const { version } = c.get('page')
    setShownVersion(version)
    setLogContext(c.env.VERSION?.id, version)
    await next()
  }
}
