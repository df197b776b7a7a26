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
  /** Its address; a worker serves only its readiness there. */
  readonly url: string
  /** How often it ended without being stopped. */
  deaths(): number
  isReady(): Promise<boolean>
  whenReady(): Promise<void>
  /** Waits until it has died more often than `before`. */
  whenDead(before?: number): Promise<void>
  /** False if it was already dead. */
  kill(): boolean
  /** Terminates it like a deployment does, and waits until its successor starts. */
  terminate(): Promise<void>
  /** Freezes it until `resume`. */
  freeze(): void
  resume(): void
  stop(): Promise<void>
}

export interface RoleOptions {
  name: string
  role: Role
  port: number
  environment: NodeJS.ProcessEnv
  /** The faults of each life of the process; the first is life 0. */
  faults?: Faults | ((life: number) => Faults)
  /** Restarts it as soon as it ends, as an orchestrator would. */
  isRestarted?: boolean
}

const script = fileURLToPath(new URL('./role.ts', import.meta.url))
const READY_SECONDS = 90
/** A frozen process is not ready. */
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
