/** Does a host name (of a URL) mean this machine itself? Nothing on the way to it could listen. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  )
}

/** Is a host name a bare address? No certificate is made for such a one, so https cannot be asked of it. */
export function isIpAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
}
