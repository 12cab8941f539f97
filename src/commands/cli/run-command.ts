import { type Command, type Given, type Options, readArguments } from './arguments.ts'
import { explain, Mistake } from './user-error.ts'

/**
 * Runs a command to its end; `--help` prints its usage. What stops it is explained, the exit code is then 1. Whoever has
 * read enough (`| head`) closes the pipe, which ends it quietly.
 */
export async function runCommand<const O extends Options>(
  command: Command<O>,
  act: (given: Given<O>) => unknown,
  args = process.argv.slice(2),
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  try {
    if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${command.usage}\n`)
    else {
      refuseWhatNpmKept(command, args)
      await act(readArguments(command, args))
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

/**
 * `npm run deploy --dry-run` without the two hyphens before it: npm keeps the option for itself, tells us in the
 * environment alone, and the site would be deployed. (Of `--local`, a prefix of its own options, it does not even tell that:
 * what changes a deployed site asks.)
 * @throws Mistake naming what npm kept
 */
function refuseWhatNpmKept({ options = {}, usage }: Command<Options>, args: string[]): void {
  if (!process.env.npm_lifecycle_event) return
  const kept = Object.keys(options).filter((name) => {
    const given = args.some((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`))
    return !given && process.env[`npm_config_${name.replaceAll('-', '_')}`]
  })
  if (kept.length === 0) return
  throw new Mistake(
    'Nothing was done: npm has kept some of it for itself.',
    kept.map((name) => `--${name}: goes behind two hyphens: npm run ${process.env.npm_lifecycle_event} -- --${name}`),
    usage,
  )
}
