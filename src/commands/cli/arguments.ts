import type { ParseArgsConfig, parseArgs } from 'node:util'
import { Command as Commander, CommanderError, Option } from 'commander'
import { suggestName } from './suggest-name.ts'
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
  /** Whether unknown arguments are passed on to another program. */
  allowUnknown?: boolean
}

export type ParsedArguments<O extends Options> = {
  values: ReturnType<typeof parseArgs<{ options: O }>>['values']
  positionals: string[]
  /** Arguments to pass on to another program. */
  unknown: string[]
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
  const attributes = new Map<string, string>()
  for (const [name, { type, multiple, default: fallback }] of Object.entries(options)) {
    const option = new Option(type === 'boolean' ? `--${name}` : `--${name} <value${multiple ? '...' : ''}>`)
    attributes.set(name, option.attributeName())
    program.addOption(option.default(fallback))
  }
  try {
    program.parse(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    throw refuse(error.message.replace(/^error: /, '').replaceAll('\n', ' '))
  }
  const given = program.opts()
  const values = Object.fromEntries([...attributes].map(([name, attribute]) => [name, given[attribute]]))
  for (const [name, value] of Object.entries(values)) {
    // Commander takes the next option for the value of one that lacks its own.
    if (value === '' || String(value).startsWith('--')) throw refuse(`option '--${name} <value>' argument missing`)
  }
  if (!allowUnknown && program.args.length > positionals)
    throw refuse(`unexpected argument '${program.args[positionals]}'`)
  for (const argument of allowUnknown ? program.args : []) {
    const suggestion = /^--/.test(argument) && suggestName(argument.slice(2), Object.keys(options), '--')
    if (suggestion) throw refuse(`unknown option '${argument}'${suggestion}`)
  }
  return {
    values: values as ParsedArguments<O>['values'],
    positionals: program.args,
    unknown: allowUnknown ? program.args : [],
  }
}
