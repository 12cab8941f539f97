import { Transform } from 'node:stream'
import { liveScript } from './live-channel.ts'

const end = '</body>'

/** Puts the script of the live channel before the end of a document's body, whatever pieces it comes in. */
export function withLiveScript(policy: string): Transform {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
  const script = `<script nonce="${nonce}">${liveScript}</script>`
  let held = ''
  let done = false
  const decoder = new TextDecoder()

  return new Transform({
    transform(chunk: Buffer, _, next) {
      if (done) return next(null, chunk)
      held += decoder.decode(chunk, { stream: true })
      const at = held.indexOf(end)
      if (at >= 0) {
        done = true
        this.push(held.slice(0, at) + script + held.slice(at))
        held = ''
      } else {
        // The mark may lie across two pieces.
        const safe = Math.max(0, held.length - end.length)
        this.push(held.slice(0, safe))
        held = held.slice(safe)
      }
      next()
    },
    flush(next) {
      next(null, done ? undefined : held + decoder.decode() + script)
    },
  })
}
