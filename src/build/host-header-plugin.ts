import type { Plugin } from 'vite'
import { answerBadRequest, hasValidHost } from '../commands/cli/host-header.ts'

/** Lets `vite dev` answer 400 to a Host header that is no host; the Cloudflare plugin fails on it. */
export function hostHeader(): Plugin {
  return {
    name: 'host-header',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (hasValidHost(request)) next()
        else answerBadRequest(response)
      })
    },
  }
}
