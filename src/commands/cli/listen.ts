import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { UserError } from './user-error.ts'

/** Loopback in both families, because `localhost` may be either. */
export const loopback = ['127.0.0.1', '::1']

export function portInUse(port: number, purpose: string): UserError {
  const advice = 'Stop the process that uses it, or choose another: --port 9000'
  return new UserError(`Port ${port} (for ${purpose}) is in use.`, [], advice)
}

/** Serves on a port of these addresses. @throws UserError naming the `purpose` when the port is taken */
export async function listen(listener: RequestListener, port: number, hosts: string[], purpose: string) {
  const servers: Server[] = []
  function close(): void {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  for (const host of hosts) {
    // Accepts headers as large as workerd does, and lets browsers reuse connections without a time limit.
    const server = createServer({ maxHeaderSize: 128 * 1024, keepAliveTimeout: 65_000 }, listener)
    server.listen(port, host)
    try {
      await once(server, 'listening')
      servers.push(server)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if ((code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') && host === '::1') continue
      close()
      if (code === 'EADDRINUSE') throw portInUse(port, purpose)
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
        const advice = 'Choose another: npm start -- --ip 0.0.0.0'
        throw new UserError(`${host} is not an address of this machine.`, [], advice)
      }
      throw error
    }
  }
  return { close }
}
