/** The first `bytes` bytes of a text's SHA-256, as hex digits. */
export async function sha256Hex(text: string, bytes: number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest, 0, bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
