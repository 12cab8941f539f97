import { createInterface } from 'node:readline/promises'
import { Mistake } from './user-error.ts'

/** Asks the person at the terminal; only y or yes is one. @throws Mistake where there is nobody to ask */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Mistake('Nothing was done: there is no terminal to ask for confirmation.', [], 'Pass --yes to confirm.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
