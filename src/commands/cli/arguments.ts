import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isMeant } from './is-meant.ts'
import { Mistake } from './user-error.ts'

/** As node:util's parseArgs takes them. `var` may take several values: `--var A:1 B:2`. */
export type Options = NonNullable<ParseArgsConfig['options']>

/** What can be said behind a command's name. */
export type Command<O extends Options> = {
  /** What `--help` prints: how it is called, what it does, what its options mean. */
  usage: string
  options?: O
  /** How many words it takes besides; none unless it says so. */
  words?: number
  /** What is not known here is another program's. */
  handsOn?: boolean
}

export type Given<O extends Options> = {
  values: ReturnType<typeof parseArgs<{ options: O }>>['values']
  words: string[]
  /** Of a command that hands on: the arguments that are not its own. */
  others: string[]
}

/**
 * Reads a command's arguments: what it does not know, what lacks a value and what is too much is refused, never passed over.
 * @throws Mistake naming them, with the usage
 */
export function readArguments<const O extends Options>(command: Command<O>, args: string[]): Given<O> {
  const { usage, options = {} as O, words = 0, handsOn = false } = command
  const spread = 'var' in options ? spreadVars(args) : args
  const read = parseArgs({ args: spread, options, strict: false, allowPositionals: true, tokens: true })
  const faults: string[] = []
  const others: string[] = []
  for (const token of read.tokens) {
    if (token.kind === 'option') {
      const { name, rawName, value, inlineValue } = token
      const type = options[name]?.type
      const meant = isMeant(name, Object.keys(options), '--')
      if (!type && (!handsOn || meant)) faults.push(`${rawName}: there is no such option${meant}`)
      else if (!type) others.push(inlineValue ? `${rawName}=${value}` : rawName)
      else if (type === 'boolean' && inlineValue) faults.push(`${rawName}: takes no value`)
      else if (type === 'string' && (!value || (!inlineValue && value.startsWith('-')))) {
        faults.push(`${rawName}: its value is missing`)
      }
    } else if (handsOn) others.push(token.kind === 'positional' ? token.value : '--')
  }
  if (!handsOn) faults.push(...read.positionals.slice(words).map((word) => `${word}: is one word too many`))
  if (faults.length > 0) throw new Mistake('Nothing was done: it is not clear what is wanted.', faults, usage)
  return { values: read.values as Given<O>['values'], words: read.positionals, others }
}

/** One `--var` may take several values; here each gets its own. */
function spreadVars(args: string[]): string[] {
  const isValue = (argument = '-') => !argument.startsWith('-')
  return args.flatMap((argument, index) => {
    if (argument === '--var' && isValue(args[index + 1])) return []
    const before = args.slice(0, index).findLast((other) => !isValue(other))
    return isValue(argument) && before === '--var' ? `--var=${argument}` : argument
  })
}
