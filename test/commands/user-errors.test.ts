import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../src/build/root.ts'
import { contentError, lineOfPath } from '../../src/commands/cli/content-error.ts'
import { confirm, createCommand } from '../../src/commands/cli/run-command.ts'
import { adviceFor, errorsIn } from '../../src/commands/wrangler/wrangler.ts'
import { copyProject } from '../support/site/copy.ts'

async function run(folder: string, script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const running = promisify(execFile)(process.execPath, [script, ...args], { cwd: folder })
  const { code = 0, stdout, stderr } = await running.catch((error) => error)
  return { code, output: stdout + stderr }
}

test('an error in the content is printed with file and line, without a stack, and the exit code is 1', async () => {
  const { folder, edit } = copyProject()
  const restore = edit('content/machines/VF/en.json', (text) => text.replace('"promise":', '"promised":'))
  const { code, output } = await run(folder, 'src/commands/content/check-command.ts')
  expect(code).toBe(1)
  expect(output).toMatch(/^The content has errors\.\n {2}content\/machines\/VF\/en\.json:\d+: promise: is missing$/m)
  expect(output).toMatch(/en\.json:\d+: promised: there is no such field$/m)
  expect(output).not.toMatch(/^\s+at /m)
  // The translations of the field are correct.
  expect(output).not.toMatch(/(zh|ru|es|ar)\.json/)
  restore()
})

test('an export of texts names what the files of content/ lack', async () => {
  const { folder, edit } = copyProject()
  const exportTexts = () => run(folder, 'src/commands/translations/export.ts', 'ru')
  const restore = edit('content/site.json', (text) => text.replace('"place":', '"places":'))
  const site = await exportTexts()
  expect(site.output).toMatch(/^The content has errors\.\n {2}content\/site\.json:\d+: place: is missing$/m)
  restore()
  edit('content/glossary.json', (text) => text.replace('"synonyms": {', '"synonyms": null, "other": {'))
  const glossary = await exportTexts()
  expect(glossary.output).toMatch(/^The content has errors\.\n {2}content\/glossary\.json:\d+: .*synonyms: /m)
  expect(glossary.output).not.toMatch(/^\s+at /m)
  expect([site.code, glossary.code]).toEqual([1, 1])
})

test('a part that the benchmark does not have is named before anything is measured', async () => {
  const { code, output } = await run(root, 'test/bench/run.ts', 'cold', 'foo')
  expect(output).toBe('There is no part foo: server, cold, browser, growth, dev, sustained, lighthouse, peers\n')
  expect(code).toBe(1)
})

test('the scripts of npm pass their action', async () => {
  const publish = promisify(execFile)('npm', ['run', '--silent', 'content:publish', '--', 'foo'], { cwd: root })
  await expect(publish).rejects.toThrow("content:publish takes no argument; 'foo' was given.")
})

test.each([
  [
    'inquiries/index.ts',
    ['erase', 'abcdef12', '--locl'],
    /unknown option '--locl'\n\(Did you mean --local\?\)\n\nUsage: /,
  ],
  ['inquiries/index.ts', ['erase', 'abcdef12', '--port', '9000'], /--port: requires --local/],
  ['inquiries/index.ts', ['list', '--local', '--port', 'abc'], /--port abc: must be a number/],
  ['inquiries/index.ts', ['list', 'abcdef12'], /too many arguments for 'list'.* abcdef12\.\n/],
  ['inquiries/index.ts', ['lst', '--local'], /unknown command 'lst'\n\(Did you mean list\?\)\n/],
  ['inquiries/index.ts', ['show'], /missing required argument 'ID'\n/],
  ['deploy/index.ts', ['--dryrun'], /unknown option '--dryrun'\n\(Did you mean --dry-run\?\)\n/],
  ['images/index.ts', ['--wach'], /unknown option '--wach'\n\(Did you mean --watch\?\)\n/],
  ['content/publish.ts', ['publish', 'foo'], /^content:publish takes no argument; 'foo' was given\.\n/],
  ['content/publish.ts', ['history', 'foo'], /^content:history takes no argument; 'foo' was given\.\n/],
  ['images/index.ts', ['9110'], /too many arguments.* 9110\.\n/],
] as const)('%s %s is refused', async (script, args, message) => {
  const { code, output } = await run(root, `src/commands/${script}`, ...args)
  expect(output).toMatch(message)
  expect(code).toBe(1)
})

test('a secret that is given by --var is not repeated', async () => {
  const secret = 'c2VjcmV0IG9mIGEgdGVzdCwgMjQgYnl0ZXM='
  const given = [`WEBHOOK_SECRET:${secret}`, `WEBHOOK_SECRET=${secret}`, secret]
  const { code, output } = await run(root, 'src/commands/deploy/index.ts', '--dry-run', '--var', ...given)
  expect(code).toBe(1)
  expect(output).not.toContain(secret)
  expect(output).toMatch(/npx wrangler secret put WEBHOOK_SECRET$/m)
  expect(output).toContain('write NAME:VALUE')
})

test('deploy refuses to run when npm swallowed --dry-run', async () => {
  const run = promisify(execFile)('npm', ['run', 'deploy', '--dry-run'], { cwd: root })
  await expect(run).rejects.toThrow('--dry-run: write it after two hyphens: npm run deploy -- --dry-run')
})

test('an option of another subcommand in the environment of npm does not stop a command', async () => {
  const env = { ...process.env, npm_config_yes: 'true' }
  const { stdout } = await promisify(execFile)('npm', ['run', 'inquiries', '--', 'list', '--help'], { cwd: root, env })
  expect(stdout).toContain('Usage: npm run inquiries -- list')
})

test('unknown options, missing values and unexpected arguments are named, and options of wrapped programs are passed on', async () => {
  const read = async (args: string[], allowUnknown = false) => {
    let output = ''
    const command = createCommand('x', '')
      .option('--all')
      .option('--since <when>')
      .argument('[words...]')
      .allowUnknownOption(allowUnknown)
      .exitOverride()
      .configureOutput({ writeErr: (text) => (output += text) })
      .action(() => undefined)
    await command.parseAsync(args, { from: 'user' }).catch(() => undefined)
    return { output, args: command.args }
  }
  const missing = "error: option '--since <when>' argument missing\n"
  expect((await read(['replay', '--all', '--since'])).output).toContain(missing)
  expect((await read(['--since', '--all'])).output).toContain(missing)
  expect((await read(['--since='])).output).toContain(missing)
  expect((await read(['--quite-another'])).output).toContain("error: unknown option '--quite-another'\n")
  const passed = ['--format', 'json', '--all', '--rate=1']
  expect((await read(passed, true)).args).toEqual(['--format', 'json', '--rate=1'])
})

test('a long test refuses options that must be numbers and are not', async () => {
  const { code, output } = await run(root, 'test/fuzz/run.ts', '--requests', '2k', '--seed', '1.5')
  expect(output).toMatch(/--seed 1\.5: must be a whole number\n {2}--requests 2k: must be a whole number\n/)
  expect(code).toBe(1)
})

test("wrangler's errors are shown with the lines that name the reason", () => {
  const output = [
    '\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m Processing wrangler.toml configuration:',
    '',
    '    - No environment found in configuration with name "nope".',
    '      The available configured environment names are: ["preview"]',
    '',
    '  If you think this is a bug, please open an issue',
    '',
    '🪵  Logs were written to "/tmp/wrangler.log"',
  ].join('\n')
  expect(errorsIn(output)).toEqual([
    'Processing wrangler.toml configuration:',
    '- No environment found in configuration with name "nope".',
    'The available configured environment names are: ["preview"]',
  ])
})

test('--help prints the usage', async () => {
  for (const script of ['tail', 'inquiries']) {
    const { code, output } = await run(root, `src/commands/${script}/index.ts`, '--help')
    expect(output).toMatch(new RegExp(`^Usage: npm run ${script}\\b`))
    expect(code).toBe(0)
  }
})

test('content:check reports untranslated texts and unknown placeholders in every language', async () => {
  const { folder, edit } = copyProject()
  const check = () => run(folder, 'src/commands/content/check-command.ts')
  expect((await check()).output).toMatch(/^\d+ languages, \d+ machines: no errors\.\n$/)
  edit('content/messages/ru.json', (text) => text.replace(/("nav.quote": )"[^"]+"/, '$1"Get A Quote"'))
  edit('content/pages/es.json', (text) => text.replace('{{founded}}', '{{since}}'))
  edit('content/machines/LV1/ar.json', (text) => text.replace(/("promise": )"/, '$1"{{max}} '))
  edit('content/messages/zh.json', (text) => text.replace(/("nav.faq": )"[^"]+"/, (_, name) => `${name}5`))
  const { code, output } = await check()
  expect(code).toBe(1)
  expect(output).toMatch(/content\/messages\/zh\.json:\d+: nav\.faq: Invalid type/)
  expect(output).toMatch(/content\/messages\/ru\.json:1\d: nav\.quote: is still English/)
  expect(output).toMatch(/content\/pages\/es\.json:\d+: [\w.]+: \{\{since\}\} is neither a company fact/)
  expect(output).toMatch(/content\/machines\/LV1\/ar\.json:3: promise: \{\{max\}\} is not known here/)
  edit('content/languages.json', (text) => text.replace(':', ';'))
  expect((await check()).output).toMatch(
    /^The content has errors\.\n {2}content\/languages\.json:\d+:\d+: Expected ':'/,
  )
})

test('a missing or malformed content file is named once, and an error of other code keeps its stack', () => {
  const message = 'content/machines/VF/nowhere.json: is missing'
  expect(String(contentError(new Error(`${message}\n${message}`)))).toBe(`The content has errors.\n  ${message}`)
  const imported = `${root}content/languages.json: Expected ':' after property name in JSON at position 9 (line 2 column 8)`
  expect(String(contentError(new Error(imported)))).toContain(
    "\n  content/languages.json:2:8: Expected ':' after property name in JSON",
  )
  const other = new TypeError('x is not a function')
  expect(contentError(other)).toBe(other)
})

test('without a terminal a confirmation fails and names --yes', async () => {
  await expect(confirm('Publish?')).rejects.toThrow('no terminal to ask')
})

test('the advice for a missing login names the command', () => {
  expect(adviceFor('In a non-interactive environment, it is necessary to set a CLOUDFLARE_API_TOKEN')).toContain(
    'npx wrangler login',
  )
  expect(adviceFor('something else')).toBeUndefined()
})

test('lineOfPath finds the line of a field, also if keys contain dots', () => {
  const text = JSON.stringify({ a: [{ b: 1 }, { b: [1, { c: 2 }] }], d: { b: 3 } }, null, 2)
  const at = (path: string) => text.split('\n')[lineOfPath(text, path) - 1]?.trim()
  expect(at('d.b')).toBe('"b": 3')
  expect(at('a.1.b.1.c')).toBe('"c": 2')
  expect(at('d.nothing')).toBe('"d": {')
  expect(lineOfPath(text, 'nothing')).toBe(1)
  expect(lineOfPath('{\n"nav": 1,\n"nav.home": 2\n}', 'nav.home')).toBe(3)
})
