import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ZoneChange, zoneChanges } from './zone-changes.ts'

/** Names that the platform may give a visitor's zone, and that Intl knows but does not list. */
const newerNames = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Catamarca',
  'America/Argentina/Cordoba',
  'America/Argentina/Jujuy',
  'America/Argentina/Mendoza',
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Etc/UTC',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
  'UTC',
]

const namesOf = (named: string[]) => [...new Set([...Intl.supportedValuesOf('timeZone'), ...newerNames, ...named])]

const thisYear = () => new Date().getUTCFullYear()

/** What decides the table, as a hash: the year, Intl's knowledge of zones, their names, the code that asks. */
export function zoneSource(named: string[]): string {
  const code = ['zone-table.ts', 'zone-changes.ts'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  return createHash('sha256')
    .update([thisYear(), process.versions.tz, ...code, ...namesOf(named)].join())
    .digest('hex')
}

/** How the clocks of all zones, `named` ones included, go in this year and the next nine; most zones share their course. */
export function zoneTable(named: string[]): { zones: Record<string, number>; courses: ZoneChange[][] } {
  const [from, until] = [Date.UTC(thisYear() - 1, 11, 31), Date.UTC(thisYear() + 10, 0, 1)]
  const places = new Map<string, number>()
  const courses: ZoneChange[][] = []
  const zones = namesOf(named).map((zone): [string, number] => {
    const course = zoneChanges(zone, from, until)
    const written = JSON.stringify(course)
    if (!places.has(written)) places.set(written, courses.push(course) - 1)
    return [zone, places.get(written) ?? 0]
  })
  return { zones: Object.fromEntries(zones), courses }
}
