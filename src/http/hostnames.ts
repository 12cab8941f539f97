/** Whether a host name (of a URL) is this machine, so that nothing on the network can read the traffic. */
export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^\[::1\]$|^127(\.\d+){3}$/.test(hostname)
}
