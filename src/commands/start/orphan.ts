import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

type Process = { pid: number; parent: number; command: string }

const fileIn = (state: string) => `${state}/workerd.pid`

/** Records which workerd this process has started on a store, for `endOrphan`. */
export function recordRuntime(state: string): void {
  const own = processes().find(({ parent, command }) => parent === process.pid && isWorkerd(command))
  if (!own) return
  mkdirSync(state, { recursive: true })
  writeFileSync(fileIn(state), `${own.pid} ${process.pid}\n`)
}

/**
 * Ends the workerd of a killed `npm start`, which still uses port and store. A workerd whose parent runs is not ended.
 */
export function endOrphan(state: string): void {
  const [pid, parent] = readRecord(state)
  const left = processes().find((process) => process.pid === pid)
  if (left && isWorkerd(left.command) && left.parent !== parent) process.kill(left.pid, 'SIGKILL')
}

function readRecord(state: string): number[] {
  try {
    return readFileSync(fileIn(state), 'utf8').trim().split(' ').map(Number)
  } catch {
    return []
  }
}

function isWorkerd(command: string): boolean {
  return /workerd\S* serve/.test(command)
}

/** All running processes; empty without `ps`. */
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
