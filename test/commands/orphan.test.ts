import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endOrphan } from '../../src/commands/loop/orphan.ts'
import { temporaryFolder, until } from '../support/wait.ts'

test('a start ends the workerd of one that was killed before it, and leaves that of one that lives', async () => {
  const state = temporaryFolder()
  const stand = join(state, 'workerd')
  writeFileSync(stand, 'while :; do sleep 0.2; done')
  const starter = spawn('sh', ['-c', `sh ${stand} serve & echo $!; wait`], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [said] = (await once(starter.stdout, 'data')) as [Buffer]
  const pid = Number(said)
  writeFileSync(join(state, 'workerd.pid'), `${pid} ${starter.pid}\n`)

  endOrphan(state)
  expect(runs(pid), 'while its start lives').toBe(true)
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  endOrphan(state)
  await until('its end', () => !runs(pid))
})

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
