import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Role } from '../../server/src/main.ts'
import { startChild } from '../processes/child.ts'
import { responds } from '../processes/responds.ts'
import { supervise } from '../processes/supervise.ts'
import { until } from '../processes/until.ts'
import { type Faults, faultsVariable } from './faults.ts'
import type { Timeline } from './timeline.ts'

export interface RoleProcess {
  readonly name: string
  readonly role: Role
  /** Where it answers; a worker only says whether it is ready. */
  readonly url: string
  /** How often it ended without being stopped. */
  deaths(): number
  isReady(): Promise<boolean>
  whenReady(): Promise<void>
  /** Waits for one more death than were counted before. */
  whenDead(before?: number): Promise<void>
  /** False when it was dead already. */
  kill(): boolean
  /** Asks it to end as a deployment does, and waits until its successor begins. */
  terminate(): Promise<void>
  /** Stops it in its tracks, as a frozen machine does; it goes on when told to. */
  freeze(): void
  resume(): void
  stop(): Promise<void>
}

export interface RoleOptions {
  name: string
  role: Role
  port: number
  environment: NodeJS.ProcessEnv
  /** Faults of each life of the process, the first one being life 0. */
  faults?: Faults | ((life: number) => Faults)
  /** Started again as soon as it ends, as an orchestrator would. */
  isRestarted?: boolean
}

const script = fileURLToPath(new URL('./role.ts', import.meta.url))
const READY_SECONDS = 90
/** A process that stands still is not ready. */
const READY_WITHIN_MS = 1_000

export const startProcess = (options: RoleOptions, timeline: Timeline): RoleProcess => {
  const { name, role, port, environment, faults = {}, isRestarted = true } = options
  const url = `http://127.0.0.1:${port}`
  const own = { WEB_PORT: String(port), SIGN_IN_PORT: String(port), WORKER_PORT: String(port) }

  const start = (life: number) => {
    const child = startChild({
      name,
      command: process.execPath,
      args: [script, role],
      env: { ...environment, ...own, ...faultsVariable(typeof faults === 'function' ? faults(life) : faults) },
      log: join(timeline.directory, `${name}.log`),
    })
    timeline.note(`${name} begins as ${child.pid}`)
    void child.ended.then(([code, signal]) => timeline.note(`${name} ended with ${signal ?? code}`))
    return child
  }
  const { deaths, signal, stop } = supervise({ start, isRestarted })
  const isReady = () => responds(`${url}/ready`, READY_WITHIN_MS)
  return {
    name,
    role,
    url,
    deaths,
    isReady,
    whenReady: () => until(`${name} is ready`, READY_SECONDS, isReady),
    whenDead: (before = 0) => until(`${name} is dead`, READY_SECONDS, () => deaths() > before),
    kill: () => {
      timeline.note(`${name} is killed`)
      return signal('SIGKILL')
    },
    terminate: async () => {
      const before = deaths()
      timeline.note(`${name} is asked to end`)
      signal('SIGTERM')
      await until(`${name} has ended`, READY_SECONDS, () => deaths() > before)
    },
    freeze: () => {
      timeline.note(`${name} is frozen`)
      signal('SIGSTOP')
    },
    resume: () => {
      timeline.note(`${name} goes on`)
      signal('SIGCONT')
    },
    stop: () => {
      signal('SIGCONT')
      return stop('SIGKILL')
    },
  }
}
