/** Whether a host name (of a URL) is this machine, so that nothing on the network can read the traffic. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  )
}

/** Whether a host name is an IP address. Certificates are not issued for these, so https is not possible. */
export function isIpAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
}
