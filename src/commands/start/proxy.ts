import { request as httpRequest, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'

/** Serves requests from a local `runtime` once it has started; `OPTIONS *` and a wrong Host, its 500, get a 400. */
export function createProxy(runtime: Promise<URL>): RequestListener {
  return (request, response) => {
    if (request.url === '*' || !hasValidHost(request)) {
      response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('Bad Request')
    } else if (isForeignStoreRequest(request)) {
      response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end('Forbidden')
    } else runtime.then((url) => forward(url, request, response))
  }
}

function hasValidHost({ headers, headersDistinct }: IncomingMessage): boolean {
  const { host = '' } = headers
  return headersDistinct.host?.length === 1 && /^[\w.\-:[\]]+$/.test(host) && URL.canParse(`http://${host}/`)
}

/** Whether another computer requests the runtime's own API, which shows and changes inquiries without a password. */
function isForeignStoreRequest({ url = '/', socket: { remoteAddress = '' } }: IncomingMessage): boolean {
  const base = 'http://localhost'
  const isStore = !URL.canParse(url, base) || new URL(url, base).pathname.startsWith('/cdn-cgi/')
  return isStore && remoteAddress !== '::1' && !/^(::ffff:)?127\./.test(remoteAddress)
}

/** How long (milliseconds) the site may take to answer a request whose body it did not read. */
const refusalTimeoutMs = 30_000

const maxAttempts = 3

/**
 * Forwards a request. The site may refuse it and close the connection before it has read the body; the answer is lost
 * then, so the request is repeated without its body, which gets the same answer.
 */
function forward(runtime: URL, request: IncomingMessage, response: ServerResponse, attempt = 1): void {
  const { hostname, port } = runtime
  const { method, url: path, rawHeaders: headers } = request
  const { 'transfer-encoding': encoding, 'content-length': length = 0 } = request.headers
  const hasBody = encoding !== undefined || Number(length) > 0
  // The runtime may close a reused connection at this moment.
  const agent = attempt > 1 || hasBody ? false : undefined
  const onward = httpRequest({ hostname, port, method, path, headers, agent, setHost: false, maxHeaderSize: 131_072 })
  // Reads and drops the rest of the body, so that the client can read the answer.
  const dropBody = () => request.unpipe(onward).resume()
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
    dropBody()
  })
  onward.on('error', () => {
    if (response.headersSent || response.destroyed) return
    dropBody()
    if (attempt < maxAttempts) forward(runtime, request, response, attempt + 1)
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The site does not answer')
  })
  response.on('close', () => onward.destroy())
  if (!hasBody) onward.end()
  else if (attempt === 1) request.pipe(onward)
  else onward.setTimeout(refusalTimeoutMs, () => onward.destroy()).flushHeaders()
}
