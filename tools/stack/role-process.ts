import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Role } from '../../server/src/main.ts'
import { projectRoot } from '../services/home.ts'
import { until } from '../services/until.ts'

export interface RoleProcess {
  readonly pid: number
  readonly ended: Promise<unknown>
  stop(): Promise<void>
}

const READY_SECONDS = 60

/** One role of the server as a process of its own, as it runs in production; comes back once it answers. */
export const startRoleProcess = async (role: Role, env: NodeJS.ProcessEnv, port?: number): Promise<RoleProcess> => {
  const child = spawn(process.execPath, ['server/src/main.ts', role], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(`${role} is ready`, READY_SECONDS, async () => {
    if (child.exitCode !== null) throw new Error(`${role} ended with ${child.exitCode} before it was ready`)
    return port === undefined || (await isReady())
  })
  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A role that comes back whenever it dies, as a supervisor would see to; `onStart` learns its process each time. */
export const keepRole = async (
  role: Role,
  env: NodeJS.ProcessEnv,
  onStart: (pid: number) => void,
): Promise<Pick<RoleProcess, 'stop'>> => {
  let isStopping = false
  let running: RoleProcess
  const start = async () => {
    running = await startRoleProcess(role, env)
    onStart(running.pid)
    void running.ended.then(() => (isStopping ? undefined : start()))
  }
  await start()
  return {
    stop: () => {
      isStopping = true
      return running.stop()
    },
  }
}
