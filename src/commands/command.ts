import { type Command, type Given, type Options, readArguments } from './arguments.ts'
import { explain } from './mistake.ts'

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
    else await act(readArguments(command, args))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}
