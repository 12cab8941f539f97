import { connect } from 'node:net'

/**
 * Sends a raw request to a port of this machine and returns the status line of the answer.
 * @param ends whether the client closes its side after the request
 */
export function statusLine(port: number, request: string, ends = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => (ends ? socket.end(request) : socket.write(request)))
    let answer = ''
    socket.on('data', (data) => (answer += data)).on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
    socket.on('error', reject)
  })
}
