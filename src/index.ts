import './rendering/load-react.ts'
import { createApp } from './app.tsx'
import type { Env } from './env.ts'
import { setLogContext } from './log.ts'
import { shownVersion } from './machines/live-version.ts'

export { AlertDigest as TellPeople } from './alerts/alert-digest.ts'
export { DeliverInquiry } from './inquiry/deliver-inquiry.ts'

const app = createApp()

export default {
  fetch(request, env, context) {
    setLogContext(env.VERSION?.id, shownVersion())
    return app.fetch(request, env, context)
  },
} satisfies ExportedHandler<Env>
