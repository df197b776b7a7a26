import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Role } from '../../server/src/main.ts'
import { until } from '../services/until.ts'
import { adopt } from './children.ts'
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

export const startProcess = (options: RoleOptions, timeline: Timeline): RoleProcess => {
  const { name, role, port, environment, faults = {}, isRestarted = true } = options
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let isStopping = false
  let deaths = 0
  const log = join(timeline.directory, `${name}.log`)

  const begin = () => {
    const output = openSync(log, 'a')
    const own = { WEB_PORT: String(port), SIGN_IN_PORT: String(port), WORKER_PORT: String(port) }
    const wrong = faultsVariable(typeof faults === 'function' ? faults(deaths) : faults)
    const begun = spawn(process.execPath, [script, role], {
      env: { ...environment, ...own, ...wrong },
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    child = begun
    adopt(begun)
    timeline.note(`${name} begins as ${begun.pid}`)
    begun.once('exit', (code, signal) => {
      timeline.note(`${name} ended with ${signal ?? code}`)
      child = undefined
      if (isStopping) return
      deaths++
      if (isRestarted) begin()
    })
  }
  begin()

  const isReady = () =>
    fetch(`${url}/ready`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    name,
    role,
    url,
    deaths: () => deaths,
    isReady,
    whenReady: () => until(`${name} is ready`, READY_SECONDS, isReady),
    whenDead: (before = 0) => until(`${name} is dead`, READY_SECONDS, () => deaths > before),
    kill: () => {
      timeline.note(`${name} is killed`)
      return child?.kill('SIGKILL') ?? false
    },
    terminate: async () => {
      const before = deaths
      timeline.note(`${name} is asked to end`)
      child?.kill('SIGTERM')
      await until(`${name} has ended`, READY_SECONDS, () => deaths > before)
    },
    freeze: () => {
      timeline.note(`${name} is frozen`)
      child?.kill('SIGSTOP')
    },
    resume: () => {
      timeline.note(`${name} goes on`)
      child?.kill('SIGCONT')
    },
    stop: async () => {
      isStopping = true
      child?.kill('SIGCONT')
      child?.kill('SIGKILL')
      await until(`${name} has ended`, READY_SECONDS, () => child === undefined)
    },
  }
}
