import './load-react.ts'
import { createApp } from './app.tsx'
import type { Env } from './env.ts'
import { setLogContext } from './log.ts'
import { shownVersion } from './machines/live-version.ts'
import { rehearse } from './rehearsal.ts'

export { AlertDigest as TellPeople } from './alerts/alert-digest.ts'
export { DeliverInquiry } from './inquiry/deliver-inquiry.ts'

const app = createApp()
const wentWrong = await rehearse(app)

export default {
  fetch(request, env, context) {
    setLogContext(env.VERSION?.id, shownVersion())
    for (const line of wentWrong.splice(0)) console.log(line)
    return app.fetch(request, env, context)
  },
} satisfies ExportedHandler<Env>
