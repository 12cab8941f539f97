import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { root } from '../../src/build/root.ts'

const id = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d'
/** As `wrangler tail --format json` prints an invocation: over several lines. */
const invocation = (fields: object) => JSON.stringify({ outcome: 'ok', logs: [], exceptions: [], ...fields }, null, 2)
const serverError = '{"event":"request","id":"r2","method":"GET","path":"/","status":500,"ms":9}'
const exception = { name: 'TypeError', message: 'x is not a function', timestamp: 1 }
const lines = [
  '{"event":"request","id":"r1","method":"GET","path":"/about","status":200,"ms":4,"lang":"zh","country":"CN"}',
  `{"event":"inquiry.accepted","id":"${id}","country":"MX"}`,
  `{"event":"inquiry.undelivered","id":"${id}","attempt":4,"status":"500"}`,
  invocation({ logs: [{ message: [serverError], level: 'log', timestamp: 0 }] }),
  invocation({ outcome: 'exception', exceptions: [exception] }),
]

function printed(args: string[], input: string[]): string[] {
  const command = ['src/commands/tail/index.ts', '--stdin', ...args]
  const output = execFileSync(process.execPath, command, { cwd: root, input: input.join('\n'), encoding: 'utf8' })
  return output.trim().split('\n')
}

const tail = (...args: string[]) => printed(args, lines).map((line) => line.slice(10))

test('prints one readable line for each event', () => {
  expect(tail()).toEqual([
    '200  GET /about  4 ms  id=r1 lang=zh country=CN',
    `inquiry.accepted     id=${id} country=MX`,
    `inquiry.undelivered  id=${id} attempt=4 status=500`,
    '500  GET /  9 ms  id=r2',
    'exception            error="TypeError: x is not a function"',
  ])
})

test('other lines, and that wrangler drops events, are shown without control characters, also as errors', () => {
  const input = [
    'Error: \u001b[2Jboom',
    '{ a: 1 }',
    '',
    invocation({ outcome: 'exceededCpu' }),
    invocation({ logs: [{ message: ['a library said\nthis', { b: 2 }], level: 'error', timestamp: 1 }] }),
    invocation({ event: { type: 'overload', message: 'sampling' } }),
  ]
  const expected = [
    'Error: \uFFFD[2Jboom',
    '{ a: 1 }',
    '--:--:--  exception            error=exceededCpu',
    '00:00:00  console.error        text="a library said\uFFFDthis"',
    '00:00:00  console.error        text=b:2',
    '--:--:--  tail                 text=sampling',
  ]
  const accepted = `--:--:--  inquiry.accepted     id=${id} country=MX`
  expect(printed([], [...input, ...lines.slice(1, 2)])).toEqual([...expected, accepted])
  expect(printed(['--errors'], [...input, ...lines.slice(1, 2)])).toEqual(expected)
})

test('filters errors, an inquiry, a country', () => {
  expect(tail('--errors').map((line) => line.slice(0, 20).trim())).toEqual([
    'inquiry.undelivered',
    '500  GET /  9 ms  id',
    'exception',
  ])
  expect(tail('--inquiry', '0B1C2D3E')).toHaveLength(2)
  expect(tail('--country', 'cn')).toHaveLength(1)
})

test('among errors, refused inquiries are only those that the site could not store', () => {
  const refusals = [429, 503].map((status) => `{"event":"inquiry.refused","status":${status}}`)
  expect(printed(['--errors'], refusals)).toEqual([expect.stringContaining('status=503')])
})

test('a filter that matches nothing is refused', () => {
  for (const filter of [
    ['--inquiry', 'zz'],
    ['--country', 'usa'],
  ]) {
    expect(() => tail(...filter)).toThrow(new RegExp(`${filter.join(' ')}: `, 'i'))
  }
})

test('ends without an error when the reader closes the pipe', async () => {
  const child = spawn(process.execPath, ['src/commands/tail/index.ts', '--stdin'], { cwd: root })
  let complaints = ''
  child.stderr.on('data', (data) => (complaints += data))
  child.stdin.on('error', () => undefined)
  child.stdin.write(`${lines[0]}\n`)
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stdin.end(`${lines[1]}\n${lines[2]}\n`)
  expect([await once(child, 'exit'), complaints]).toEqual([[0, null], ''])
})
