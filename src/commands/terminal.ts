import { entriesOf, readable } from './tail-lines.ts'

/** Writes what the Worker says to the terminal: its log lines readable, or all as they are with `raw`. */
export function printer(raw: boolean): (text: string) => void {
  return (text) => {
    const entries = raw ? undefined : entriesOf(text)
    const lines = entries?.map((entry) => readable({ time: Date.now(), ...entry })) ?? [text]
    for (const line of lines) process.stdout.write(`${line}\n`)
  }
}
