import { schemaVersion } from '../../build/machine-documents.ts'
import { formatTable } from '../cli/table.ts'
import { UserError } from '../cli/user-error.ts'
import { liveVersion, type Versions } from './versions.ts'

/** Every version in KV, newest first: its day (UTC), the number of its documents, and its state. */
export function describeHistory(versions: Versions): string {
  const { built, previous, stored } = versions
  const live = liveVersion(versions)
  if (stored.length === 0) return 'There is no content in KV yet: it comes with the first deploy or publish.'
  const rows = stored.map(({ version, documents, uploadedAt, schema = schemaVersion }) => {
    const states = [
      version === live && 'live',
      version === built?.version && "the build's own",
      version === previous?.version && 'live before',
      schema !== schemaVersion && `schema ${schema}: this code cannot read it`,
    ]
    const time = uploadedAt?.slice(0, 16).replace('T', ' ') ?? '-'
    return [version, time, String(documents), states.filter(Boolean).join(', ')]
  })
  return formatTable([['VERSION', 'UPLOADED', 'DOCUMENTS', ''], ...rows])
}

/** The readable version whose name begins with the given text. @throws UserError unless there is exactly one */
export function findVersion(beginning: string, { stored }: Versions): string {
  const found = stored.filter(({ version }) => version.startsWith(beginning))
  const [first, ...others] = found
  const advice = 'npm run content:history lists them.'
  if (!first) throw new UserError(`There is no version ${beginning} in KV.`, [], advice)
  if (others.length > 0) {
    const names = found.map(({ version }) => version).join(', ')
    throw new UserError(`Several versions begin with ${beginning}: ${names}.`, [], advice)
  }
  if ((first.schema ?? schemaVersion) !== schemaVersion)
    throw new UserError(`Version ${first.version} has another schema, which this code cannot read.`)
  return first.version
}
