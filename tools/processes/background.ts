import { rmSync } from 'node:fs'
import { type Launch, startChild } from './child.ts'
import { findRunning, type ProcessFolder, record } from './pids.ts'
import { stopProcess } from './stop-process.ts'

interface BackgroundLaunch extends Pick<Launch, 'command' | 'args' | 'cwd' | 'uid' | 'gid'> {
  env?: Record<string, string>
  answers: () => Promise<boolean>
  /** Sets up what the service needs once it responds: a namespace, a bucket. */
  settle?: () => Promise<void>
}

const READY_SECONDS = 90

/** Starts a process that outlives this one, waits until it responds and sets it up; its output goes to logs/NAME.log. */
export const launch = async (folder: ProcessFolder, name: string, what: BackgroundLaunch): Promise<void> => {
  await end(folder, name)
  const { env, answers, settle, ...command } = what
  const { pid, whenReady } = startChild({
    cwd: folder.directory,
    ...command,
    name,
    // A clean environment: the caller's own variables must not leak in.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    log: folder.path('logs', `${name}.log`),
    isDetached: true,
  })
  record(folder, name, pid, { isReady: false })
  await whenReady(answers, READY_SECONDS)
  await settle?.()
  record(folder, name, pid, { isReady: true })
}

/** Ends a process that this or an earlier run launched. */
export const end = async (folder: ProcessFolder, name: string, signal?: NodeJS.Signals): Promise<void> => {
  const pid = findRunning(folder, name)
  if (pid) {
    const hasEnded = () => !findRunning(folder, name)
    await stopProcess(name, { hasEnded, signal: (each) => send(pid, each) }, signal)
  }
  rmSync(folder.path('pids', name), { force: true })
}

/** Ignores a process that has ended in the meantime. */
const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error
  }
}
