import { entriesOf, readable } from '../tail/log-format.ts'

/** Writes what the Worker says to the terminal: its log lines readable, or all as they are with `raw`. */
export function printer(raw: boolean): (text: string) => void {
  return (text) => {
    const entries = raw ? undefined : entriesOf(text)
    // Which code and content it is says every line; here there is one of each.
    const lines = entries?.map(({ version: _, content: __, ...entry }) => readable({ time: Date.now(), ...entry }))
    for (const line of lines ?? [text]) process.stdout.write(`${line}\n`)
  }
}
