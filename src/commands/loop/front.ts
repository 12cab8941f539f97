import { createReadStream } from 'node:fs'
import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { Duplex, Transform } from 'node:stream'
import { createGzip, constants as zlib } from 'node:zlib'
import type { Mistake } from '../mistake.ts'
import { builtSince } from './built-files.ts'
import { type LiveChannel, livePath } from './live-channel.ts'
import { withLiveScript } from './live-document.ts'
import { mistakePage } from './mistake-page.ts'

/** What stands behind the front at the moment. */
export type Behind = {
  /** Resolves when the Worker answers; a request that comes while workerd starts anew waits for that. */
  address(): Promise<URL>
  /** When workerd was started, milliseconds. */
  since(): number
  /** What is wrong in the sources now. */
  mistake(): Mistake | undefined
}

/**
 * The web server in front of the Worker in development: passes everything on as it came, and gives the documents that a
 * browser opens one more script, under their own nonce, so that the policy is the one of production. While a mistake
 * stands it shows that in place of pages; all else is answered by the last good site.
 */
export function createFront(behind: Behind, channel: LiveChannel) {
  const agent = new Agent({ keepAlive: true })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?')
    const built = request.method === 'GET' ? builtSince(behind.since(), path) : undefined
    if (built) {
      response.writeHead(200, { 'content-type': built.type, 'cache-control': 'no-cache' })
      createReadStream(built.file).pipe(response)
      return
    }
    try {
      await pass(request, response, await behind.address())
    } catch (error) {
      if (response.headersSent) return void response.destroy()
      response.writeHead(502, { 'content-type': 'text/plain' }).end(`The Worker does not answer: ${error}\n`)
    }
  }

  function pass(request: IncomingMessage, response: ServerResponse, { hostname, port }: URL): Promise<void> {
    // Only what a browser opens as a page is touched: tools see exactly what the Worker says.
    const document = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document'
    return new Promise((resolve, reject) => {
      const onward = send({
        agent,
        hostname,
        port,
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers: headersOf(request, document ? ['expect', 'accept-encoding'] : ['expect']),
      })
      onward.on('error', reject)
      onward.on('response', (answer) => {
        const mistake = behind.mistake()
        const html = answer.headers['content-type']?.startsWith('text/html')
        if (mistake && html && request.method === 'GET') {
          answer.resume()
          const { html: page, headers } = mistakePage(mistake)
          response.writeHead(500, headers).end(page)
        } else if (document && html) sendDocument(request, response, answer)
        else {
          response.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', answer.rawHeaders)
          answer.pipe(response)
        }
        answer.on('error', () => response.destroy())
        response.on('close', () => {
          answer.destroy()
          resolve()
        })
      })
      passBody(request, onward)
      // A browser that goes away takes its request along.
      response.on('close', () => (!response.writableFinished || !onward.writableEnded) && onward.destroy())
    })
  }

  return {
    request: (request: IncomingMessage, response: ServerResponse) =>
      void answer(request, response).catch(() => response.destroy()),
    upgrade(request: IncomingMessage, socket: Duplex): void {
      const sameSite = request.headers.origin === `http://${request.headers.host}`
      if (request.url === livePath && sameSite) channel.accept(request, socket)
      else socket.destroy()
    },
  }
}

/**
 * More of a body (bytes) than any route reads. workerd ends a connection on which more comes than was read, and whoever is
 * still writing loses its answer: what says that it is longer is not sent at all (the Worker answers by its length), and
 * what turns out to be is held back from there.
 */
const longestBody = 256 * 1024

function passBody(request: IncomingMessage, onward: ClientRequest): void {
  if (Number(request.headers['content-length']) > longestBody) {
    onward.flushHeaders()
    request.resume()
    return
  }
  let passed = 0
  request.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed <= longestBody && !onward.write(chunk)) {
      request.pause()
      onward.once('drain', () => request.resume())
    }
  })
  request.on('end', () => passed <= longestBody && onward.end())
}

function sendDocument(request: IncomingMessage, response: ServerResponse, answer: IncomingMessage): void {
  const headers: OutgoingHttpHeaders = { ...answer.headers }
  delete headers['content-length']
  delete headers['transfer-encoding']
  const live: Transform = withLiveScript(String(answer.headers['content-security-policy'] ?? ''))
  const gzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  response.writeHead(answer.statusCode ?? 502, { ...headers, ...(gzip && { 'content-encoding': 'gzip' }) })
  // Flushed piece by piece: what streams in production is seen to stream here.
  if (gzip)
    answer
      .pipe(live)
      .pipe(createGzip({ flush: zlib.Z_SYNC_FLUSH }))
      .pipe(response)
  else answer.pipe(live).pipe(response)
}

/** Headers as they came, twice the same name included, without those of `leaveOut`. */
function headersOf({ rawHeaders }: IncomingMessage, leaveOut: string[]): string[] {
  const headers: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2)
    if (!leaveOut.includes(name.toLowerCase())) headers.push(name, value)
  }
  return headers
}
