import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Path of the socket to open pages; below `cdn-cgi` like everything of the platform, so no page can have it. */
export const livePath = '/cdn-cgi/live'

/** What an open page is told: load yourself again, or take this style sheet in place of its former version. */
export type News = { style?: string }

/**
 * Told to reload, and to swap the style sheet in place. A socket rather than an event stream: tools that wait for a
 * quiet network do not wait for it.
 */
export const liveScript = `(()=>{let s;const open=again=>{s=new WebSocket(location.origin.replace('http','ws')+'${livePath}');
s.onopen=()=>again&&location.reload();s.onclose=()=>setTimeout(open,300,true);
s.onmessage=({data})=>{const {style}=JSON.parse(data);if(!style)return location.reload();
const name=a=>a.replace(/-[\\w-]{8}\\.css$/,''),links=[...document.querySelectorAll('link[rel=stylesheet]')];
if(!links.length)return location.reload();const old=links.find(l=>name(l.getAttribute('href'))===name(style));if(!old)return;
const next=old.cloneNode();next.href=style;next.onload=()=>old.remove();old.after(next)}};
addEventListener('pagehide',()=>{s.onclose=null;s.close()});addEventListener('pageshow',e=>e.persisted&&open(true));open()})()`

/** Sockets of open pages. Only we speak, short texts (RFC 6455: one unmasked text frame). */
export function liveChannel() {
  const sockets = new Set<Duplex>()

  return {
    accept(request: IncomingMessage, socket: Duplex): void {
      const key = request.headers['sec-websocket-key'] ?? ''
      const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      )
      sockets.add(socket)
      // Whatever a page sends is its farewell.
      for (const end of ['data', 'end', 'close', 'error']) {
        socket.on(end, () => {
          sockets.delete(socket)
          socket.destroy()
        })
      }
    },
    send(news: News): void {
      const text = Buffer.from(JSON.stringify(news))
      for (const socket of sockets) socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]))
    },
  }
}

export type LiveChannel = ReturnType<typeof liveChannel>
