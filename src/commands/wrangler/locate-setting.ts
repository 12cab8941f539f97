import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closestMatch } from 'leven'
import { settingNames } from '../../settings.ts'
import type { Finding } from '../cli/user-error.ts'

/** Where settings are written: files beside wrangler.toml, the deployment, and the values of `--var`. */
export type Sources = { folder: string; files: string[]; env?: string | undefined; varOptions: string[] }

/** A line as dotenv reads it: a comment, or a name with a value; quoted values may span lines. */
const entry = /^[ \t]*(?:#.*|(?:export[ \t]+)?([\w.-]+)[ \t]*[=:](?:[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`))?.*)$/gm

/** Names in .dev.vars that belong to wrangler and other tools. */
const otherNames = /^(CLOUDFLARE|CF|WRANGLER|MINIFLARE)_|^NODE_ENV$/

/** Adds the position to `NAME: problem`: the command line, or file and line (from 1). */
export function locateSetting(problem: string, { folder, files, env, varOptions }: Sources): Finding {
  const [name = ''] = problem.split(':')
  if (varOptions.some((value) => value.startsWith(`${name}:`))) return { message: `--var ${problem}` }
  for (const file of files) {
    const line = findLine(name, readIfPresent(folder, file), env)
    if (line) return { file, line, message: problem }
  }
  return { message: problem }
}

/** The problem of a name that is not a setting; undefined for a setting. */
export function unknownSetting(name: string): string | undefined {
  if ((settingNames as string[]).includes(name)) return undefined
  const similar = closestMatch(name, settingNames, { maxDistance: Math.ceil(name.length / 3) })
  return `${name}: there is no such setting${similar ? ` (Did you mean ${similar}?)` : ''}`
}

/** The file of development settings that is read for a deployment. */
export function devVarsFile(folder: string, env: string | undefined): string {
  const file = `.dev.vars.${env}`
  return env && existsSync(join(folder, file)) ? file : '.dev.vars'
}

/** Unknown names in .dev.vars, and lines without a value. */
export function devVarsProblems(folder: string, env: string | undefined): Finding[] {
  const file = devVarsFile(folder, env)
  const text = readIfPresent(folder, file)
  const unknown = [...text.matchAll(entry)].flatMap(({ 1: name = '', index }) => {
    const message = name && !otherNames.test(name) && unknownSetting(name)
    return message ? [{ file, line: lineAt(text, index), message }] : []
  })
  const rest = text.replace(entry, (found) => found.replace(/.+/g, ''))
  const invalidLines = [...rest.matchAll(/^.*\S/gm)].map(({ index }) => lineAt(rest, index))
  return [...unknown, ...invalidLines.map((line) => ({ file, line, message: 'is not a setting: write NAME=VALUE' }))]
}

/** The line that sets a name; in wrangler.toml, the line of the deployment if it has one. */
function findLine(name: string, text: string, env: string | undefined): number | undefined {
  const header = text.indexOf(env ? `\n[env.${env}.vars]` : '\n[vars]')
  const places = [...text.matchAll(entry)].filter((found) => found[1] === name).map(({ index }) => index)
  const place = places.find((index) => index > header) ?? places[0]
  return place === undefined ? undefined : lineAt(text, place)
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

function readIfPresent(folder: string, file: string): string {
  return existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
}
