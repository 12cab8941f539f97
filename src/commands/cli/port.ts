import { join } from 'node:path'
import { root } from '../../build/root.ts'
import { UserError } from './user-error.ts'

/** Port of the site unless `--port` says otherwise; the inbox takes the next one. */
export const defaultPort = 8787

/** The value of `--port`. @throws UserError unless it is a port that leaves room for the next */
export function readPort(text: string | undefined): number {
  const port = Number(text ?? defaultPort)
  if (Number.isInteger(port) && port > 0 && port < 65535) return port
  throw new UserError('Invalid option.', [`--port ${text}: must be a number from 1 to 65534`])
}

/** Folder in which `npm start` stores KV and inquiries: one per port, or that of `--persist-to`. */
export function stateFolder(port: number, persistTo?: string): string {
  return persistTo ?? join(root, port === defaultPort ? '.wrangler/state' : `.wrangler/state-${port}`)
}

/** Options that select the deployed site, another deployment, or a local site. */
export type Target = { local?: boolean; port?: string; persistTo?: string; env?: string | undefined }

/** Requires `--local` with options of a local site, which a deployed site does not have. @throws UserError */
export function requireLocalFlag({ local, port, persistTo }: Target): void {
  if (local || (!port && !persistTo)) return
  throw new UserError('Invalid option.', [`${port ? '--port' : '--persist-to'}: requires --local`])
}
