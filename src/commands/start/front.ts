import { request as httpRequest, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'

/**
 * Serves requests from a local runtime on another port. The runtime answers 500 to a Host header that is no host, before
 * any code of the site runs; here it gets 400.
 * @param runtime URL of the runtime; requests wait for it
 */
export function createFront(runtime: Promise<URL>): RequestListener {
  return (request, response) => {
    if (!isHost(request)) {
      response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('Bad Request')
      return
    }
    runtime.then(
      (url) => forward(url, request, response),
      () => response.destroy(),
    )
  }
}

/** Whether the only Host header of a request is a host, with or without a port. */
function isHost({ headers, headersDistinct }: IncomingMessage): boolean {
  const { host = '' } = headers
  return headersDistinct.host?.length === 1 && /^[\w.\-:[\]]+$/.test(host) && URL.canParse(`http://${host}/`)
}

function forward({ hostname, port }: URL, request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path, rawHeaders: headers } = request
  const onward = httpRequest({ hostname, port, method, path, headers, setHost: false })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
    // The site may refuse a body before it has read it; what the client still sends is dropped.
    request.unpipe(onward)
    request.resume()
  })
  onward.on('error', () => {
    if (response.headersSent) return
    response.writeHead(502, { 'content-type': 'text/plain' }).end('The site does not answer')
  })
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
