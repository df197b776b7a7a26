import { rmSync, writeFileSync } from 'node:fs'
import { findRunning } from './background.ts'
import { makeDatabases } from './databases.ts'
import {
  type OuterEnvironment,
  type PartName,
  runsElsewhere,
  type ServicesEnvironment,
  servicesEnvironment,
} from './environment.ts'
import { defaultHome, type Home, openHome } from './home.ts'
import { alone } from './lock.ts'
import { endMailCatcher, runMailCatcher } from './mail-catcher.ts'
import { endObjectStore, runObjectStore } from './object-store.ts'
import { endPostgres, type PostgresStop, runPostgres } from './postgres.ts'
import { endTemporal, runTemporal } from './temporal.ts'
import { endToxiproxy, runToxiproxy } from './toxiproxy.ts'

export interface Services {
  environment: ServicesEnvironment
  parts: Record<PartName, 'started' | 'was running' | 'runs elsewhere'>
}

interface Options {
  /** Where data, ports, passwords, logs and pids lie; a directory of its own is a set of services of its own. */
  home?: string
  outer?: OuterEnvironment
}

const run: Record<PartName, (home: Home) => Promise<void>> = {
  postgres: async (home) => {
    await runPostgres(home)
    await makeDatabases(home)
  },
  temporal: runTemporal,
  objects: runObjectStore,
  mail: runMailCatcher,
}

/** Starts what does not run yet and gives back the environment the product needs; several callers may ask at once. */
export async function startServices({
  home: directory = defaultHome,
  outer = process.env,
}: Options = {}): Promise<Services> {
  const home = openHome(directory)
  return alone(home.path('lock'), async () => {
    Object.assign(home.memory, openHome(directory).memory)
    const start = async (part: PartName) => {
      if (runsElsewhere(part, outer)) return [part, 'runs elsewhere'] as const
      const was = findRunning(home, part)
      await run[part](home)
      return [part, findRunning(home, part) === was ? 'was running' : 'started'] as const
    }
    // Temporal stands on PostgreSQL; the others stand alone.
    const onPostgres = async () => {
      if (runsElsewhere('postgres', outer) && !runsElsewhere('temporal', outer)) await run.postgres(home)
      return [await start('postgres'), await start('temporal')]
    }
    const started = await Promise.all([onPostgres(), start('objects'), start('mail')])
    const environment = servicesEnvironment(home, outer)
    const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(home.path('services.env'), lines.join(''), { mode: 0o600 })
    return { environment, parts: Object.fromEntries([...started[0], started[1], started[2]]) as Services['parts'] }
  })
}

/** Ends exactly what was started from this directory. */
export async function stopServices({ home: directory = defaultHome }: Options = {}): Promise<void> {
  const home = openHome(directory)
  await alone(home.path('lock'), async () => {
    await Promise.all([endTemporal(home), endObjectStore(home), endMailCatcher(home), endToxiproxy(home)])
    await endPostgres(home)
    rmSync(home.path('services.env'), { force: true })
  })
}

export const runningServices = ({
  home: directory = defaultHome,
}: Options = {}): Record<PartName, number | undefined> => {
  const home = openHome(directory)
  const pid = (part: PartName) => findRunning(home, part)
  return { postgres: pid('postgres'), temporal: pid('temporal'), objects: pid('objects'), mail: pid('mail') }
}

const inHome =
  <A extends unknown[], R>(act: (home: Home, ...args: A) => Promise<R>, directory = defaultHome) =>
  (...args: A): Promise<R> => {
    const home = openHome(directory)
    return alone(home.path('lock'), () => act(home, ...args))
  }

/** Single parts, for runs that break them on purpose. */
export const faultsOf = (directory = defaultHome) => ({
  startPostgres: inHome(runPostgres, directory),
  stopPostgres: inHome(endPostgres, directory),
  restartPostgres: inHome(async (home, how: PostgresStop) => {
    await endPostgres(home, how)
    await runPostgres(home)
  }, directory),
  startTemporal: inHome(runTemporal, directory),
  stopTemporal: inHome(endTemporal, directory),
  startToxiproxy: inHome(runToxiproxy, directory),
})
