import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { stopProcess } from './stop-process.ts'
import { until } from './until.ts'

export interface Launch {
  /** Its name in messages. */
  name: string
  command: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  cwd?: string
  uid?: number | undefined
  gid?: number | undefined
  /** The file its output is appended to; without one the output is shown. */
  log?: string
  /** Keeps running when this process ends. */
  isDetached?: boolean
}

export interface Child {
  readonly pid: number
  readonly ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>
  hasEnded(): boolean
  /** Fails at once if the process ends before it is ready. */
  whenReady(isReady: () => Promise<boolean>, seconds: number): Promise<void>
  /** False if it has already ended. */
  signal(signal: NodeJS.Signals): boolean
  /** Stops it and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a process, which ends with this one unless it is detached. */
export const startChild = ({ name, command, args, log, isDetached = false, ...options }: Launch): Child => {
  const output = log === undefined ? 'inherit' : openSync(log, 'a')
  const child = spawn(command, args, { ...options, detached: isDetached, stdio: ['ignore', output, output] })
  if (typeof output === 'number') closeSync(output)
  const { pid } = child
  if (pid === undefined) {
    child.once('error', () => undefined)
    throw new Error(`${name} does not start: is ${command} installed?`)
  }
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
    running.delete(child)
  })
  if (isDetached) child.unref()
  else running.add(child)

  const started: Child = {
    pid,
    ended: once(child, 'exit') as Child['ended'],
    hasEnded: () => hasEnded,
    whenReady: (isReady, seconds) =>
      until(`${name} is ready${log ? ` (see ${log})` : ''}`, seconds, () => {
        if (!hasEnded) return isReady()
        const words = log ? `; the last of ${log}:\n${lastLines(log)}` : ''
        throw new Error(`${name} ended with ${child.signalCode ?? child.exitCode} before it was ready${words}`)
      }),
    signal: (signal) => child.kill(signal),
    stop: (signal) => stopProcess(name, started, signal),
  }
  return started
}

const lastLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
