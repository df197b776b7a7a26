import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Home } from './home.ts'

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

interface Recorded {
  pid?: number
  born?: string
  isReady?: boolean
}

function recorded(home: Home, name: string): Recorded {
  const file = home.path('pids', name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Writes down a process when it has begun, and again when it is ready for use. */
export function record(home: Home, name: string, pid: number, { isReady }: { isReady: boolean }): void {
  writeFileSync(home.path('pids', name), JSON.stringify({ pid, born: birth(pid) ?? 'gone', isReady }))
}

export function findRunning(home: Home, name: string): number | undefined {
  const { pid, born } = recorded(home, name)
  return pid && birth(pid) === born ? pid : undefined
}

/** Running, and its first start was seen through to the end. */
export const isUp = (home: Home, name: string): boolean =>
  Boolean(findRunning(home, name) && recorded(home, name).isReady)

/** The number of our ended process, when another process wears it now. */
export function reusedPid(home: Home, name: string): number | undefined {
  const { pid, born } = recorded(home, name)
  return pid && birth(pid) && birth(pid) !== born ? pid : undefined
}
