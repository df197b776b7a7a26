import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import type { Home } from './home.ts'
import { findRunning, record } from './pids.ts'
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

/** Starts a process that outlives this one, waits until it answers and settles it; its words go to logs/NAME.log. */
export async function launch(home: Home, name: string, what: Launch): Promise<void> {
  await end(home, name)
  const { command, args, env, answers, settle, ...options } = what
  const log = home.path('logs', `${name}.log`)
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    cwd: home.directory,
    ...options,
    // Only what the part is told here: the caller's own settings stay out of it.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  const pid = child.pid as number
  record(home, name, pid, { isReady: false })
  await until(`${name} is ready (see ${log})`, 90, async () => {
    if (!findRunning(home, name)) throw new Error(`${name} ended while starting; the last of ${log}:\n${tail(log)}`)
    return answers()
  })
  await settle?.()
  record(home, name, pid, { isReady: true })
}

/** Ends a process by a signal, and for good when it does not listen. */
export async function end(home: Home, name: string, signal: NodeJS.Signals = 'SIGTERM', seconds = 20): Promise<void> {
  const pid = findRunning(home, name)
  const gone = () => !findRunning(home, name)
  if (pid) {
    send(pid, signal)
    await until(`${name} has ended`, seconds, gone).catch(async () => {
      send(pid, 'SIGKILL')
      await until(`${name} has ended`, 5, gone)
    })
  }
  rmSync(home.path('pids', name), { force: true })
}

/** It may have ended between being found and being told. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error
  }
}

const tail = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
