// npm run faults -- NAME [--size small|full]: breaks the product on purpose and measures what its users would have seen.
import { parseArgs } from 'node:util'
import { startServices } from '../services/services.ts'
import { callback } from './callback.run.ts'
import { clientActionsRun } from './client-actions.run.ts'
import { clientRun } from './client-run.run.ts'
import { crashPoints } from './crash-points.run.ts'
import { deployment } from './deployment.run.ts'
import { newFigures } from './figures.ts'
import { freeze } from './freeze.run.ts'
import { guessing } from './guessing.run.ts'
import { mail } from './mail.run.ts'
import { postgresStop } from './postgres-stop.run.ts'
import { postgresTerminate } from './postgres-terminate.run.ts'
import { registrations } from './registrations.run.ts'
import type { FaultRun, Size } from './run.ts'
import { signInAway } from './sign-in-away.run.ts'
import { stories } from './stories.run.ts'
import { newTimeline } from './timeline.ts'

const runs: Record<string, FaultRun> = {
  registrations,
  stories,
  'client-actions': clientActionsRun,
  'client-run': clientRun,
  mail,
  'crash-points': crashPoints,
  deployment,
  freeze,
  'postgres-stop': postgresStop,
  'postgres-terminate': postgresTerminate,
  'sign-in-away': signInAway,
  guessing,
  callback,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string', default: 'full' } },
})
const names = positionals.length === 0 || positionals.includes('all') ? Object.keys(runs) : positionals
const unknown = names.filter((name) => !runs[name])
if (unknown.length || !['small', 'full'].includes(values.size))
  throw new Error(`Say all or some of ${Object.keys(runs).join(', ')}, and --size small or full.`)

const perform = async (name: string, faultRun: FaultRun): Promise<boolean> => {
  const begun = performance.now()
  const timeline = newTimeline(name)
  const tell = (line: string) => {
    timeline.note(line)
    console.log(line)
  }
  const figures = newFigures((line) => tell(line))
  tell(`run ${name}, ${values.size}`)
  const services = async () => (await startServices()).environment
  const failure = await faultRun({ size: values.size as Size, figures, timeline, services }).then(
    () => undefined,
    (error: Error) => error,
  )
  const missed = figures.missed()
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  if (failure) tell(`${failure.stack}`)
  const hasPassed = !failure && missed.length === 0
  tell(
    `run ${name} ${hasPassed ? 'passed' : `failed${missed.map((figure) => `, ${figure}`).join('')}`} in ${seconds} s`,
  )
  if (hasPassed) timeline.forget()
  else console.log(`its timeline and logs are in ${timeline.directory}`)
  return hasPassed
}

let failed = 0
for (const name of names) if (!(await perform(name, runs[name] as FaultRun))) failed++
process.exitCode = failed ? 1 : 0
