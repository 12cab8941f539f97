import { createInterface } from 'node:readline/promises'
import { Command } from 'commander'
import { contentError } from './content-error.ts'
import { formatError, UserError } from './user-error.ts'

/** A command that users call by `npm run SCRIPT -- ...`. Its help follows from its options and their descriptions. */
export function createCommand(script: string, description: string): Command {
  return new Command(`npm run ${script} --`)
    .description(description)
    .helpCommand(false)
    .showHelpAfterError()
    .hook('preAction', (_, command) => refuseMissingValues(command))
}

/** Runs a command. An error is printed without a stack and sets exit code 1; a closed pipe (`| head`) ends it. */
export async function runCommand(command: Command): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  try {
    refuseSwallowedOptions(command)
    await command.parseAsync()
  } catch (error) {
    process.stderr.write(`${formatError(contentError(error))}\n`)
    process.exit(1)
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Asks a question at the terminal. @returns whether the answer is y or yes @throws UserError without a terminal */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UserError('Nothing was done: there is no terminal to ask for confirmation.', [], 'Pass --yes to confirm.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** Refuses options without a value: commander takes the next option for it, and an unset variable of the shell is empty. */
function refuseMissingValues(command: Command): void {
  for (const option of [...command.options, ...(command.parent?.options ?? [])]) {
    const value: unknown = command.optsWithGlobals()[option.attributeName()]
    if (value === '' || String(value).startsWith('--'))
      command.error(`error: option '${option.flags}' argument missing`)
  }
}

/**
 * Refuses options that npm swallowed: `npm run deploy --dry-run`, without ` -- `, would deploy. npm passes them in the
 * environment, except for `--local`: commands that change the deployed site therefore ask. @throws UserError with their names
 */
function refuseSwallowedOptions({ options, commands }: Command): void {
  const script = process.env.npm_lifecycle_event
  const called = commands.find((command) => process.argv.includes(command.name()))
  const names = [...options, ...(called?.options ?? [])].map((option) => option.name())
  const swallowed = names.filter((name) => {
    const given = process.argv.some((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`))
    return script && !given && process.env[`npm_config_${name.replaceAll('-', '_')}`]
  })
  if (swallowed.length === 0) return
  throw new UserError(
    'Nothing was done: npm took options that are meant for this command.',
    swallowed.map((name) => `--${name}: write it after two hyphens: npm run ${script} -- --${name}`),
  )
}
