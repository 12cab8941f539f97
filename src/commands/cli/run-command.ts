import { type Command, type Options, type ParsedArguments, readArguments } from './arguments.ts'
import { contentError } from './content-error.ts'
import { formatError, UserError } from './user-error.ts'

/**
 * Runs a command. `--help` prints its usage. An error is printed without a stack, one of the content with file and line,
 * and sets exit code 1. A closed pipe (`| head`) ends the command silently.
 */
export async function runCommand<const O extends Options>(
  command: Command<O>,
  act: (given: ParsedArguments<O>) => unknown,
): Promise<void> {
  const args = process.argv.slice(2)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  try {
    if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${command.usage}\n`)
    else {
      refuseSwallowedOptions(command, args)
      await act(readArguments(command, args))
    }
  } catch (error) {
    process.stderr.write(`${formatError(contentError(error))}\n`)
    process.exit(1)
  }
}

/** Prints a line on standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Refuses to run when npm swallowed an option: `npm run deploy --dry-run`, without ` -- ` before the option, would deploy. npm
 * passes swallowed options in the environment, except for `--local`, a prefix of npm's own `--local-address`: commands that
 * change the deployed site therefore ask for confirmation.
 * @throws UserError naming the swallowed options
 */
function refuseSwallowedOptions({ options = {}, usage }: Command<Options>, args: string[]): void {
  const script = process.env.npm_lifecycle_event
  const swallowed = Object.keys(options).filter((name) => {
    const given = args.some((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`))
    return script && !given && process.env[`npm_config_${name.replaceAll('-', '_')}`]
  })
  if (swallowed.length === 0) return
  throw new UserError(
    'Nothing was done: npm took options that are meant for this command.',
    swallowed.map((name) => `--${name}: write it after two hyphens: npm run ${script} -- --${name}`),
    usage,
  )
}
