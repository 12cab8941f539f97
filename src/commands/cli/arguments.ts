import type { ParseArgsConfig, parseArgs } from 'node:util'
import { Command as Commander, CommanderError, Option } from 'commander'
import { isMeant } from './is-meant.ts'
import { Mistake } from './user-error.ts'

/** Options by name; one with `multiple` may be given several times or with several values: `--var A:1 B:2`. */
export type Options = NonNullable<ParseArgsConfig['options']>

/** How a command is called. */
export type Command<O extends Options> = {
  /** The text of `--help`. */
  usage: string
  options?: O
  /** Largest number of arguments besides options; none by default. */
  words?: number
  /** Whether unknown arguments are passed on to another program. */
  handsOn?: boolean
}

export type Given<O extends Options> = {
  values: ReturnType<typeof parseArgs<{ options: O }>>['values']
  words: string[]
  /** Arguments to pass on to another program. */
  others: string[]
}

/**
 * Parses the arguments of a command.
 * @throws Mistake naming an unknown option, a missing value or an unexpected argument, with the usage
 */
export function readArguments<const O extends Options>(command: Command<O>, args: string[]): Given<O> {
  const { usage, options = {} as O, words = 0, handsOn = false } = command
  const refuse = (problem: string) => new Mistake('Nothing was done.', [problem], usage)
  const program = new Commander()
    .exitOverride()
    .configureOutput({ writeErr() {} })
    .helpOption(false)
    .argument('[arguments...]')
    .allowUnknownOption(handsOn)
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
  if (!handsOn && program.args.length > words) throw refuse(`unexpected argument '${program.args[words]}'`)
  for (const argument of handsOn ? program.args : []) {
    const suggestion = /^--/.test(argument) && isMeant(argument.slice(2), Object.keys(options), '--')
    if (suggestion) throw refuse(`unknown option '${argument}'${suggestion}`)
  }
  return { values: values as Given<O>['values'], words: program.args, others: handsOn ? program.args : [] }
}
