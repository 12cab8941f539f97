import type { ParseArgsConfig, parseArgs } from 'node:util'
import { Command as Commander, CommanderError, Option } from 'commander'
import { closestMatch } from 'leven'
import { UserError } from './user-error.ts'

/** Options by name; one with `multiple` may be given several times or with several values: `--var A:1 B:2`. */
export type Options = NonNullable<ParseArgsConfig['options']>

/** How a command is called. */
export type Command<O extends Options> = {
  /** The text of `--help`. */
  usage: string
  options?: O
  /** Largest number of arguments besides options; none by default. */
  positionals?: number
  /** Whether unknown options and arguments are accepted, to be passed on to another program. */
  allowUnknown?: boolean
}

export type ParsedArguments<O extends Options> = {
  values: ReturnType<typeof parseArgs<{ options: O }>>['values']
  /** Arguments besides options, and unknown options. */
  positionals: string[]
}

/**
 * Parses the arguments of a command.
 * @throws UserError naming an unknown option, a missing value or an unexpected argument, with the usage
 */
export function readArguments<const O extends Options>(command: Command<O>, args: string[]): ParsedArguments<O> {
  const { usage, options = {} as O, positionals = 0, allowUnknown = false } = command
  const refuse = (problem: string) => new UserError('Nothing was done.', [problem], usage)
  const program = new Commander()
    .exitOverride()
    .configureOutput({ writeErr() {} })
    .helpOption(false)
    .argument('[arguments...]')
    .allowUnknownOption(allowUnknown)
  const defined = Object.entries(options).map(([name, { type, multiple, default: fallback }]) => {
    const flags = type === 'boolean' ? `--${name}` : `--${name} <value${multiple ? '...' : ''}>`
    const option = new Option(flags).default(fallback)
    program.addOption(option)
    return { name, attribute: option.attributeName() }
  })
  try {
    program.parse(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    throw refuse(error.message.replace(/^error: /, '').replaceAll('\n', ' '))
  }
  const values = Object.fromEntries(defined.map(({ name, attribute }) => [name, program.getOptionValue(attribute)]))
  for (const [name, value] of Object.entries(values)) {
    // Commander takes the next option for the value of one that lacks its own.
    if (value === '' || String(value).startsWith('--')) throw refuse(`option '--${name} <value>' argument missing`)
  }
  if (!allowUnknown && program.args.length > positionals)
    throw refuse(`unexpected argument '${program.args[positionals]}'`)
  for (const argument of program.args) {
    const suggestion = argument.startsWith('--') && suggestName(argument.slice(2), Object.keys(options), '--')
    if (suggestion) throw refuse(`unknown option '${argument}'${suggestion}`)
  }
  return { values: values as ParsedArguments<O>['values'], positionals: program.args }
}

/**
 * A suggestion for a name that does not exist, such as ` (Did you mean --port?)`.
 * @returns an empty text when no name differs in at most a third of the letters
 */
export function suggestName(given: string, names: readonly string[], before = ''): string {
  const near = closestMatch(given, names, { maxDistance: Math.ceil(given.length / 3) })
  return near === undefined ? '' : ` (Did you mean ${before}${near}?)`
}
