import { UserError } from './user-error.ts'

/** Port of the site unless `--port` says otherwise; the inbox takes the next one. */
export const defaultPort = 8787

/** The value of `--port`, or of another option. @throws UserError unless it is a port that leaves room for the next */
export function readPort(text: string | undefined, option = '--port'): number {
  const port = Number(text ?? defaultPort)
  if (Number.isInteger(port) && port > 0 && port < 65535) return port
  throw new UserError('Nothing was done.', [`${option} ${text}: must be a number from 1 to 65534`])
}

/** Requires `--local` with options of a local site, which a deployed site does not have. @throws UserError */
export function refuseWithoutLocal(values: {
  local?: boolean | undefined
  port?: string | undefined
  'persist-to'?: string | undefined
}): void {
  const given = (['port', 'persist-to'] as const).filter((name) => values[name] !== undefined)
  if (values.local || given.length === 0) return
  throw new UserError(
    'Nothing was done.',
    given.map((name) => `--${name}: requires --local`),
  )
}
