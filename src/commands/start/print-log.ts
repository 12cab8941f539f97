import { entriesOf, readable } from '../tail/log-format.ts'

/** Prints log lines of the Worker in readable form, or unchanged if `raw`. */
export function printer(raw: boolean): (text: string) => void {
  return (text) => {
    const entries = raw ? undefined : entriesOf(text)
    // Versions of code and content are left out, because a local site has one of each.
    const lines = entries?.map(({ version: _, content: __, ...entry }) => readable({ time: Date.now(), ...entry }))
    for (const line of lines ?? [text]) process.stdout.write(`${line}\n`)
  }
}
