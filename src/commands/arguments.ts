/** Reading a command's arguments. Nothing else is imported here: some commands have to answer at once. */

/** The values after every `--var`; one `--var` may take several. */
export function varArguments(args: string[]): string[] {
  const values: string[] = []
  let taking = false
  for (const argument of args) {
    if (argument.startsWith('--var=')) values.push(argument.slice('--var='.length))
    else if (argument.startsWith('-')) taking = argument === '--var'
    else if (taking) values.push(argument)
  }
  return values
}

/** The value after `--name`, or in `--name=value`; the last one counts. */
export function option(args: string[], name: string): string | undefined {
  const inline = args.findLast((argument) => argument.startsWith(`--${name}=`))
  const index = args.lastIndexOf(`--${name}`)
  return inline ? inline.slice(name.length + 3) : index >= 0 ? args[index + 1] : undefined
}
