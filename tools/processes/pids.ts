import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** The directory with the pids (pids/NAME) and the output (logs/NAME.log) of background processes. */
export interface ProcessFolder {
  readonly directory: string
  path(...parts: string[]): string
}

/** The start time of a process: tells it from a later one with the same pid. */
function birth(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' })
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie with other threads is still closing its sockets.
    const isGone = fields[0] === 'Z' && readdirSync(`/proc/${pid}/task`).length < 2
    return isGone ? undefined : fields[19]
  } catch {
    return undefined
  }
}

export const isAlive = (pid: number): boolean => birth(pid) !== undefined

interface Recorded {
  pid?: number
  born?: string
  isReady?: boolean
}

function recorded(folder: ProcessFolder, name: string): Recorded {
  const file = folder.path('pids', name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Records a process when it starts, and again when it is ready. */
export function record(folder: ProcessFolder, name: string, pid: number, { isReady }: { isReady: boolean }): void {
  writeFileSync(folder.path('pids', name), JSON.stringify({ pid, born: birth(pid) ?? 'gone', isReady }))
}

export function findRunning(folder: ProcessFolder, name: string): number | undefined {
  const { pid, born } = recorded(folder, name)
  return pid && birth(pid) === born ? pid : undefined
}

/** Running, and its setup was completed. */
export const isUp = (folder: ProcessFolder, name: string): boolean =>
  Boolean(findRunning(folder, name) && recorded(folder, name).isReady)

/** The pid of our ended process, if another process has it now. */
export function reusedPid(folder: ProcessFolder, name: string): number | undefined {
  const { pid, born } = recorded(folder, name)
  return pid && birth(pid) && birth(pid) !== born ? pid : undefined
}
