import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

type Process = { pid: number; parent: number; command: string }

const fileIn = (state: string) => `${state}/workerd.pid`

/** Notes the workerd that this process has started on a state's folder. */
export function noteWorkerd(state: string): void {
  const own = processes().find(({ parent, command }) => parent === process.pid && isWorkerd(command))
  if (!own) return
  mkdirSync(state, { recursive: true })
  writeFileSync(fileIn(state), `${own.pid} ${process.pid}\n`)
}

/**
 * Ends the workerd of a start that was killed: nothing tells it that nobody listens any more, and it would go on with
 * the same store as the next. One whose start is alive is left alone.
 */
export function endOrphan(state: string): void {
  const [pid, parent] = readNote(state)
  const left = processes().find((process) => process.pid === pid)
  if (left && isWorkerd(left.command) && left.parent !== parent) process.kill(left.pid, 'SIGKILL')
}

function readNote(state: string): number[] {
  try {
    return readFileSync(fileIn(state), 'utf8').trim().split(' ').map(Number)
  } catch {
    return []
  }
}

function isWorkerd(command: string): boolean {
  return /workerd\S* serve/.test(command)
}

/** All that run; none where there is no `ps` to ask. */
function processes(): Process[] {
  try {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', stdio: 'pipe' })
    return [...table.matchAll(/^ *(\d+) +(\d+) +(.*)$/gm)].map(([, pid, parent, command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      command,
    }))
  } catch {
    return []
  }
}
