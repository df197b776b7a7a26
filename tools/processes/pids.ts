import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Where background processes leave their numbers (pids/NAME) and their output (logs/NAME.log). */
export interface ProcessFolder {
  readonly directory: string
  path(...parts: string[]): string
}

/** When a process began: tells a living process from a later one that was given the same number. */
function birth(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' })
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie whose other threads still close their sockets has not quite gone.
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

/** Writes down a process when it has begun, and again when it is ready for use. */
export function record(folder: ProcessFolder, name: string, pid: number, { isReady }: { isReady: boolean }): void {
  writeFileSync(folder.path('pids', name), JSON.stringify({ pid, born: birth(pid) ?? 'gone', isReady }))
}

export function findRunning(folder: ProcessFolder, name: string): number | undefined {
  const { pid, born } = recorded(folder, name)
  return pid && birth(pid) === born ? pid : undefined
}

/** Running, and its first start was seen through to the end. */
export const isUp = (folder: ProcessFolder, name: string): boolean =>
  Boolean(findRunning(folder, name) && recorded(folder, name).isReady)

/** The number of our ended process, when another process wears it now. */
export function reusedPid(folder: ProcessFolder, name: string): number | undefined {
  const { pid, born } = recorded(folder, name)
  return pid && birth(pid) && birth(pid) !== born ? pid : undefined
}
