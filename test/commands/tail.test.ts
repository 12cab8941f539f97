import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { root } from '../../src/build/root.ts'

const id = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d'
const lines = [
  '{"event":"request","id":"r1","method":"GET","path":"/about","status":200,"ms":4,"lang":"zh","country":"CN"}',
  `{"event":"inquiry.accepted","id":"${id}","country":"MX"}`,
  `{"event":"inquiry.undelivered","id":"${id}","attempt":4,"status":"500"}`,
  // As `wrangler tail --format json` prints an invocation: over several lines.
  JSON.stringify(
    {
      outcome: 'ok',
      logs: [
        {
          message: ['{"event":"request","id":"r2","method":"GET","path":"/","status":500,"ms":9}'],
          level: 'log',
          timestamp: 0,
        },
      ],
      exceptions: [],
    },
    null,
    2,
  ),
  JSON.stringify(
    {
      outcome: 'exception',
      logs: [],
      exceptions: [{ name: 'TypeError', message: 'x is not a function', timestamp: 1 }],
    },
    null,
    2,
  ),
]

function tail(...args: string[]): string[] {
  const output = execFileSync(process.execPath, ['src/commands/tail/index.ts', '--stdin', ...args], {
    cwd: root,
    input: lines.join('\n'),
    encoding: 'utf8',
  })
  return output
    .trim()
    .split('\n')
    .map((line) => line.slice(10))
}

test('prints one readable line for each event', () => {
  expect(tail()).toEqual([
    '200  GET /about  4 ms  id=r1 lang=zh country=CN',
    `inquiry.accepted     id=${id} country=MX`,
    `inquiry.undelivered  id=${id} attempt=4 status=500`,
    '500  GET /  9 ms  id=r2',
    'exception            error="TypeError: x is not a function"',
  ])
})

test('other lines are shown without control characters and stop nothing', () => {
  const output = execFileSync(process.execPath, ['src/commands/tail/index.ts', '--stdin'], {
    cwd: root,
    input: [
      'Error: \u001b[2Jboom',
      '{ a: 1 }',
      '',
      JSON.stringify({ outcome: 'exceededCpu', logs: [], exceptions: [] }, null, 2),
      JSON.stringify(
        {
          outcome: 'ok',
          logs: [{ message: ['a library said\nthis', { b: 2 }], level: 'error', timestamp: 1 }],
          exceptions: [],
        },
        null,
        2,
      ),
      lines[1],
    ].join('\n'),
    encoding: 'utf8',
  })
  expect(output.trim().split('\n')).toEqual([
    'Error: \uFFFD[2Jboom',
    '{ a: 1 }',
    '--:--:--  exception            error=exceededCpu',
    '00:00:00  console.error        text="a library said\uFFFDthis"',
    '00:00:00  console.error        text=b:2',
    `--:--:--  inquiry.accepted     id=${id} country=MX`,
  ])
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
