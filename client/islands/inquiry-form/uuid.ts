/** A random UUID (RFC 9562, version 4), also on plain http, where browsers hide `crypto.randomUUID`. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (Number(bytes[6]) & 0x0f) | 0x40
  bytes[8] = (Number(bytes[8]) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
