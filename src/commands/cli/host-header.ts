import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether the only Host header of a request is a host, with or without a port. */
export function hasValidHost({ headers, headersDistinct }: IncomingMessage): boolean {
  const { host = '' } = headers
  return headersDistinct.host?.length === 1 && /^[\w.\-:[\]]+$/.test(host) && URL.canParse(`http://${host}/`)
}

/** Answers 400 and closes the connection. */
export function answerBadRequest(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('Bad Request')
}
