import { Mistake } from './mistake.ts'

/** Port of the site unless `--port` says otherwise; the inbox takes the next one. */
export const defaultPort = 8787

/** The value of `--port`. @throws Mistake unless it is one that leaves room for the next */
export function readPort(text: string | undefined): number {
  const port = Number(text ?? defaultPort)
  if (Number.isInteger(port) && port > 0 && port < 65535) return port
  throw new Mistake('Nothing was done.', [`--port ${text}: must be a number from 1 to 65534`])
}
