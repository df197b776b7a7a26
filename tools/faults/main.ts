// npm run faults -- NAME [--size small|full]: breaks the product on purpose and measures what its users would have seen.

import { chosenRuns } from '../figures/chosen-runs.ts'
import { newFigures, type Size } from '../figures/figures.ts'
import { onEndSignal } from '../processes/end-signals.ts'
import { startServices } from '../services/services.ts'
import { callback } from './callback.run.ts'
import { canaries } from './canaries.run.ts'
import { charges } from './charges.run.ts'
import { clientActionsRun } from './client-actions.run.ts'
import { clientRun } from './client-run.run.ts'
import { clock } from './clock.run.ts'
import { crashPoints } from './crash-points.run.ts'
import { deployment } from './deployment.run.ts'
import { freeze } from './freeze.run.ts'
import { guessing } from './guessing.run.ts'
import { mail } from './mail.run.ts'
import { mailBacklog } from './mail-backlog.run.ts'
import { mailPauses } from './mail-pauses.run.ts'
import { migration } from './migration.run.ts'
import { noisyNeighbour } from './noisy-neighbour.run.ts'
import { stopOwnServices } from './own-services.ts'
import { postgresStop } from './postgres-stop.run.ts'
import { postgresTerminate } from './postgres-terminate.run.ts'
import { registrations } from './registrations.run.ts'
import type { FaultRun } from './run.ts'
import { signInAway } from './sign-in-away.run.ts'
import { stories } from './stories.run.ts'
import { newTimeline, type Timeline } from './timeline.ts'

const runs: Record<string, FaultRun> = {
  registrations,
  stories,
  'client-actions': clientActionsRun,
  'client-run': clientRun,
  canaries,
  charges,
  mail,
  'mail-pauses': mailPauses,
  'mail-backlog': mailBacklog,
  clock,
  'crash-points': crashPoints,
  deployment,
  migration,
  freeze,
  'postgres-stop': postgresStop,
  'postgres-terminate': postgresTerminate,
  'sign-in-away': signInAway,
  guessing,
  callback,
  'noisy-neighbour': noisyNeighbour,
}

const { names, size } = chosenRuns(runs)
onEndSignal(() => process.exit(1))

const LONGEST_MS: Record<Size, number> = { small: 6 * 60_000, full: 60 * 60_000 }

/**
 * Small runs go in two parallel lanes to save time. Runs with goals of a few seconds come afterwards and alone; runs that
 * start the second set of services share a lane, since there is only one such set.
 */
const lanes = [
  ['registrations', 'mail', 'clock', 'charges'],
  [
    'crash-points',
    'mail-pauses',
    'client-actions',
    'client-run',
    'sign-in-away',
    'canaries',
    'callback',
    'postgres-terminate',
  ],
]

let shared: ReturnType<typeof startServices> | undefined
/** The shared services, started once. */
const services = async () => {
  shared ??= startServices()
  return (await shared).environment
}

/** Stops everything when a run takes too long, and prints its last lines. */
const giveUp = async (name: string, timeline: Timeline) => {
  console.log(`run ${name} was given up: it takes too long. What it did last, of ${timeline.directory}:`)
  console.log(timeline.last(20))
  await stopOwnServices()
  process.exit(1)
}

let failed = 0

const perform = async (name: string, print: (line: string) => void): Promise<void> => {
  const begun = performance.now()
  const timeline = newTimeline(name)
  const tell = (line: string) => {
    timeline.note(line)
    print(line)
  }
  const figures = newFigures(tell, size)
  tell(`run ${name}, ${size}`)
  const overrun = setTimeout(() => void giveUp(name, timeline), LONGEST_MS[size])
  const faultRun = runs[name] as FaultRun
  const failure = await faultRun({ size, figures, timeline, services }).then(
    () => undefined,
    (error: Error) => error,
  )
  clearTimeout(overrun)
  const missed = figures.missed()
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  if (failure) tell(`${failure.stack}`)
  const hasPassed = !failure && missed.length === 0
  tell(
    `run ${name} ${hasPassed ? 'passed' : `failed${missed.map((figure) => `, ${figure}`).join('')}`} in ${seconds} s`,
  )
  if (hasPassed) return timeline.forget()
  print(`its timeline and logs are in ${timeline.directory}`)
  failed++
}

/** Prints a run's lines together at its end, so that parallel runs do not mix. */
const performBuffered = async (name: string) => {
  const lines: string[] = []
  await perform(name, (line) => lines.push(line))
  console.log(lines.join('\n'))
}

const inLanes = size === 'small' ? lanes.map((lane) => lane.filter((name) => names.includes(name))) : []
await Promise.all(
  inLanes.map(async (lane) => {
    for (const name of lane) await performBuffered(name)
  }),
)
for (const name of names) if (!inLanes.flat().includes(name)) await perform(name, console.log)
process.exitCode = failed ? 1 : 0
