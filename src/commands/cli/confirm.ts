import { createInterface } from 'node:readline/promises'
import { UserError } from './user-error.ts'

/** Asks a question at the terminal. @returns whether the answer is y or yes @throws UserError without a terminal */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UserError('Nothing was done: there is no terminal to ask for confirmation.', [], 'Pass --yes to confirm.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
