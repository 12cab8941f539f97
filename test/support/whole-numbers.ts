import { UserError } from '../../src/commands/cli/user-error.ts'

/** Parses numeric options, because an invalid one would silently test nothing. @throws UserError naming the option */
export function wholeNumbers<Name extends string>(values: Record<Name, string>): Record<Name, number> {
  const given = Object.entries<string>(values)
  const wrong = given.filter(([, text]) => !/^\d+$/.test(text))
  if (wrong.length > 0) {
    throw new UserError(
      'Invalid option.',
      wrong.map(([name, text]) => `--${name} ${text}: must be a whole number`),
    )
  }
  return Object.fromEntries(given.map(([name, text]) => [name, Number(text)])) as Record<Name, number>
}
