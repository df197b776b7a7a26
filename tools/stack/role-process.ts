import type { Role } from '../../server/src/main.ts'
import { type Child, startChild } from '../processes/child.ts'
import { responds } from '../processes/responds.ts'
import { type Supervised, supervise } from '../processes/supervise.ts'
import { projectRoot } from '../services/home.ts'

const READY_SECONDS = 60

const begin = (role: Role, env: NodeJS.ProcessEnv): Child =>
  startChild({ name: role, command: process.execPath, args: ['server/src/main.ts', role], cwd: projectRoot, env })

/** Starts one role of the server as a process, as in production; with a port, waits until it is ready. */
export const startRoleProcess = async (role: Role, env: NodeJS.ProcessEnv, port?: number): Promise<Child> => {
  const child = begin(role, env)
  if (port) await child.whenReady(() => responds(`http://127.0.0.1:${port}/ready`), READY_SECONDS)
  return child
}

/** Restarts a role whenever it dies; `onStart` gets the new process each time. */
export const keepRole = (
  role: Role,
  env: NodeJS.ProcessEnv,
  onStart: (pid: number) => void,
): Pick<Supervised, 'stop'> =>
  supervise({
    start: () => {
      const child = begin(role, env)
      onStart(child.pid)
      return child
    },
  })
