import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { temporaryFolder } from '../wait.ts'

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

/** The Nu validator is a Java program. */
export const hasJava = spawnSync('java', ['-version']).status === 0

type Finding = { type: string; subType?: string; message: string; url: string; extract?: string }

/** Accepted messages: features newer than the last release without its own Java, and intended markup. */
const accepted = [
  /Attribute “name” not allowed on element “details”/,
  /Bad value “speculationrules” for attribute “type”/,
  // The map's frame belongs to another host, so it cannot access this site.
  /Potentially bad value “allow-scripts allow-same-origin/,
]

/** Errors and warnings of the Nu validator for pages (name -> HTML), in one Java process because it starts slowly. */
export async function nuFindings(pages: Map<string, string>): Promise<string[]> {
  const folder = temporaryFolder()
  const files = [...pages].map(([name, html], index) => {
    const file = join(folder, `${index}.html`)
    writeFileSync(file, html)
    return { file, name }
  })
  // Skips optimizations that only pay in long-running processes.
  const args = [
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-jar',
    jar,
    '--format',
    'json',
    '--exit-zero-always',
    ...files.map(({ file }) => file),
  ]
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 1e8 })
  const { messages } = JSON.parse(stderr) as { messages: Finding[] }
  return messages.flatMap(({ type, subType, message, url, extract = '' }) => {
    const remark = type === 'info' && subType !== 'warning'
    if (remark || accepted.some((pattern) => pattern.test(message))) return []
    const name = files.find(({ file }) => url.endsWith(file))?.name ?? url
    return [`${type}: ${message} (${name}: ${extract.slice(0, 120)})`]
  })
}
