import { once } from 'node:events'
import { createServer, get, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { createProxy } from '../../src/commands/start/proxy.ts'

async function listen(handler: RequestListener, host = '127.0.0.1'): Promise<URL> {
  const server = createServer(handler).listen(0, host)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

test('a request for no path is answered with 400', async () => {
  const { hostname, port } = await listen(createProxy(Promise.resolve(new URL('http://127.0.0.1:1'))))
  const asked = request({ hostname, port, method: 'OPTIONS', path: '*' }).end()
  const [response] = await once(asked, 'response')
  response.resume()
  expect(response.statusCode).toBe(400)
})

const networkAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

test.skipIf(!networkAddress)('other computers get the site, but not the API of the local store', async () => {
  const site = await listen((_, response) => response.end('site'))
  const { port } = await listen(createProxy(Promise.resolve(site)), '0.0.0.0')
  const statusOf = async (host: string, path: string) => {
    const [response] = await once(get({ host, port, path, headers: { host: 'localhost' } }), 'response')
    response.resume()
    return response.statusCode
  }
  const store = ['/cdn-cgi/local/explorer/api', '/x/../cdn-cgi/local', 'http://localhost/cdn-cgi/local']
  for (const path of store) {
    expect(await statusOf(networkAddress ?? '', path), path).toBe(403)
    expect(await statusOf('127.0.0.1', path), path).toBe(200)
  }
  expect(await statusOf(networkAddress ?? '', '/')).toBe(200)
})

test('a redirect to a URL of 20 kB passes the proxy of npm start', async () => {
  const location = `/contact?plan=${'x'.repeat(20_000)}`
  const site = await listen((_, response) => response.writeHead(303, { location }).end())
  const proxy = await listen(createProxy(Promise.resolve(site)))
  // `fetch` accepts 16 kB of headers.
  const [response] = await once(get(proxy, { maxHeaderSize: 131_072 }), 'response')
  response.resume()
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(location)
})
