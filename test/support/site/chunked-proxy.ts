import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** Bytes per chunk of a document: less than one compressed packet. */
const piece = 3000

/**
 * A proxy that sends documents in chunks, with time for a frame between two; other responses are unchanged. Returns its
 * URL; it ends with the test.
 */
export async function chunkedProxy(site: URL): Promise<URL> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const asked = request(new URL(incoming.url ?? '/', site), { headers }, async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(outgoing)
      const html = await buffer(answer)
      for (let at = 0; at < html.length; at += piece) {
        outgoing.write(html.subarray(at, at + piece))
        await wait(40)
      }
      outgoing.end()
    })
    asked.on('error', () => outgoing.destroy())
    asked.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
