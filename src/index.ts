import './rendering/load-react.ts'
import { env } from 'cloudflare:workers'
import { createApp } from './app.tsx'
import { setLogTags } from './log.ts'

// The platform stores the name of the class, so it must not change.
export { AlertDigest as TellPeople } from './alerts/alert-digest.ts'
export { DeliverInquiry } from './inquiry/deliver-inquiry.ts'

setLogTags({ version: env.VERSION?.id })

export default createApp()
