import { execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Home } from './home.ts'
import { until } from './until.ts'

interface Launch {
  command: string
  args: string[]
  env?: Record<string, string>
  cwd?: string
  uid?: number | undefined
  gid?: number | undefined
  answers: () => Promise<boolean>
  /** What the part needs once it answers: a namespace, a bucket. */
  settle?: () => Promise<void>
}

/** When a process began: tells a living process from a later one that was given the same number. */
function birth(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' })
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
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

const record = (home: Home, name: string, what: Recorded) =>
  writeFileSync(home.path('pids', name), JSON.stringify(what))

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

/** Starts a process that outlives this one, waits until it answers and settles it; its words go to logs/NAME.log. */
export async function launch(home: Home, name: string, what: Launch): Promise<void> {
  await end(home, name)
  const { command, args, env, answers, settle, ...options } = what
  const log = home.path('logs', `${name}.log`)
  const output = openSync(log, 'a')
  const stdio = ['ignore', output, output] as const
  const known = { PATH: process.env.PATH, HOME: process.env.HOME, ...env }
  const child = spawn(command, args, {
    cwd: home.directory,
    ...options,
    detached: true,
    stdio: [...stdio],
    env: known,
  })
  closeSync(output)
  child.unref()
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  const started: Recorded = { pid: child.pid as number, born: birth(child.pid as number) ?? 'never' }
  record(home, name, started)
  await until(`${name} is ready (see ${log})`, 90, async () => {
    if (!findRunning(home, name)) throw new Error(`${name} ended while starting; the last of ${log}:\n${tail(log)}`)
    return answers()
  })
  await settle?.()
  record(home, name, { ...started, isReady: true })
}

/** Ends a process by a signal, and for good when it does not listen. */
export async function end(home: Home, name: string, signal: NodeJS.Signals = 'SIGTERM', seconds = 20): Promise<void> {
  const pid = findRunning(home, name)
  const gone = () => !findRunning(home, name)
  if (pid) {
    process.kill(pid, signal)
    await until(`${name} has ended`, seconds, gone).catch(async () => {
      process.kill(pid, 'SIGKILL')
      await until(`${name} has ended`, 5, gone)
    })
  }
  rmSync(home.path('pids', name), { force: true })
}

const tail = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
