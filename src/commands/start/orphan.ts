import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** File of a store with the process ids of its workerd and of the `npm start` that started it. */
const pidFile = (state: string) => `${state}/workerd.pid`

/** Records which workerd this process has started on a store, for `endOrphan`. */
export function recordRuntime(state: string): void {
  const own = listProcesses('-A').find(({ parent, command }) => parent === process.pid && isWorkerd(command))
  if (!own) return
  mkdirSync(state, { recursive: true })
  writeFileSync(pidFile(state), `${own.pid} ${process.pid}\n`)
}

/** Ends the workerd of a killed `npm start`, which still uses port and store. A workerd whose parent runs is not ended. */
export function endOrphan(state: string): void {
  if (!existsSync(pidFile(state))) return
  const [pid = '', parent] = readFileSync(pidFile(state), 'utf8').trim().split(' ')
  const [left] = listProcesses('-p', pid)
  if (left && isWorkerd(left.command) && left.parent !== Number(parent)) process.kill(left.pid, 'SIGKILL')
}

function isWorkerd(command: string): boolean {
  return /workerd\S* serve/.test(command)
}

function listProcesses(...selection: string[]) {
  const { stdout } = spawnSync('ps', [...selection, '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return [...(stdout ?? '').matchAll(/^ *(\d+) +(\d+) +(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }))
}
