/** Programs of the operating system that rendering needs. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const INSTALL = 'apt-get install --no-install-recommends blender python3-numpy gcc libc6-dev'

/** Each program, what it is for, and the arguments with which it only answers. */
const PROGRAMS: readonly [program: string, purpose: string, args: readonly string[]][] = [
  ['blender', 'renders the pictures', ['--version']],
  ['python3', 'and its numpy read the models inside Blender', ['-c', 'import numpy']],
  ['gcc', 'compiles the denoiser', ['--version']],
]

/** @throws Error that names every program that is missing, what it is for, and the command that installs them */
export async function requirePrograms(): Promise<void> {
  const missing: string[] = []
  for (const [program, purpose, args] of PROGRAMS)
    await run(program, [...args]).catch(() => missing.push(`  ${program}: ${purpose}`))
  if (missing.length)
    throw new Error(
      [
        'The picture studio cannot render on this computer. Missing:',
        ...missing,
        `Install them: ${INSTALL}`,
        'Without them --lint, --models and --drawings work; see content/studio/README.md.',
      ].join('\n'),
    )
}
