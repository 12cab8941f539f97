import './rendering/load-react.ts'
import { createApp } from './app.tsx'
import type { Env } from './env.ts'
import { setLogTags } from './log.ts'

// The platform stores the name of the class, so it must not change.
export { AlertDigest as TellPeople } from './alerts/alert-digest.ts'
export { DeliverInquiry } from './inquiry/deliver-inquiry.ts'

const app = createApp()

export default {
  fetch(request, env, context) {
    setLogTags({ version: env.VERSION?.id })
    return app.fetch(request, env, context)
  },
} satisfies ExportedHandler<Env>
