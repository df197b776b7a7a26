import { rmSync, writeFileSync } from 'node:fs'
import { findRunning } from '../processes/pids.ts'
import { makeDatabases } from './databases.ts'
import {
  type OuterEnvironment,
  type PartName,
  runsElsewhere,
  type ServicesEnvironment,
  servicesEnvironment,
} from './environment.ts'
import { defaultHome, type Home, inHome, openHome } from './home.ts'
import { endMailCatcher, runMailCatcher } from './mail-catcher.ts'
import { endObjectStore, runObjectStore } from './object-store.ts'
import { partFailure } from './part-failure.ts'
import { endPostgres, type PostgresStop, runPostgres } from './postgres.ts'
import { endTemporal, runTemporal, type TemporalStop } from './temporal.ts'
import { endToxiproxy, runToxiproxy } from './toxiproxy.ts'

export interface Services {
  environment: ServicesEnvironment
  parts: Record<PartName, 'started' | 'was running' | 'runs elsewhere'>
}

interface Options {
  /** Where data, ports, passwords, logs and pids lie; another directory is another set of services. */
  home?: string
  outer?: OuterEnvironment
}

const run: Record<PartName, (home: Home) => Promise<void>> = {
  postgres: async (home) => {
    await runPostgres(home)
    await makeDatabases(home)
  },
  // Temporal keeps its state in our PostgreSQL, also where the product's database is elsewhere.
  temporal: async (home) => {
    await run.postgres(home)
    await runTemporal(home)
  },
  objects: runObjectStore,
  mail: runMailCatcher,
}

/**
 * Starts what does not run yet and gives back the environment the product needs; several callers may ask at once.
 * A part that fails does not keep the others from starting.
 */
export const startServices = ({ home = defaultHome, outer = process.env }: Options = {}): Promise<Services> =>
  inHome(home, async (opened) => {
    opened.remember()
    const parts: Partial<Services['parts']> = {}
    const failures: string[] = []
    const start = async (part: PartName) => {
      try {
        parts[part] = await startPart(opened, part, outer)
      } catch (error) {
        failures.push(partFailure(part, error as Error))
      }
    }
    await Promise.all([start('postgres'), start('objects'), start('mail')])
    if (parts.postgres) await start('temporal')
    if (failures.length > 0) throw new Error(failures.join('\n'))

    const environment = servicesEnvironment(opened, outer)
    const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(opened.path('services.env'), lines.join(''), { mode: 0o600 })
    return { environment, parts: parts as Services['parts'] }
  })

async function startPart(home: Home, part: PartName, outer: OuterEnvironment): Promise<Services['parts'][PartName]> {
  if (runsElsewhere(part, outer)) return 'runs elsewhere'
  const before = findRunning(home, part)
  await run[part](home)
  return findRunning(home, part) === before ? 'was running' : 'started'
}

/** Ends exactly what was started from this directory. */
export const stopServices = ({ home = defaultHome }: Options = {}): Promise<void> =>
  inHome(home, async (opened) => {
    await Promise.all([endTemporal(opened), endObjectStore(opened), endMailCatcher(opened), endToxiproxy(opened)])
    await endPostgres(opened)
    rmSync(opened.path('services.env'), { force: true })
  })

export function runningServices({ home = defaultHome }: Options = {}): Record<PartName, number | undefined> {
  const pid = (part: PartName) => findRunning(openHome(home), part)
  return { postgres: pid('postgres'), temporal: pid('temporal'), objects: pid('objects'), mail: pid('mail') }
}

/** Single parts, for runs that break them on purpose. */
export const partsOf = (home: string) => ({
  startPostgres: () => inHome(home, runPostgres),
  stopPostgres: (how?: PostgresStop) => inHome(home, (opened) => endPostgres(opened, how)),
  restartPostgres: (how?: PostgresStop) =>
    inHome(home, async (opened) => {
      await endPostgres(opened, how)
      await runPostgres(opened)
    }),
  startTemporal: () => inHome(home, runTemporal),
  stopTemporal: (how?: TemporalStop) => inHome(home, (opened) => endTemporal(opened, how)),
  startToxiproxy: () => inHome(home, runToxiproxy),
  stopToxiproxy: () => inHome(home, endToxiproxy),
})
