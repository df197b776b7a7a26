import { until } from './until.ts'

interface Stoppable {
  hasEnded(): boolean
  signal(signal: NodeJS.Signals): unknown
}

const PATIENCE_SECONDS = 20
const KILLED_SECONDS = 5

/** Asks a process to end, and kills it if it does not. */
export const stopProcess = async (
  name: string,
  process: Stoppable,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> => {
  if (process.hasEnded()) return
  process.signal(signal)
  await until(`${name} has ended`, PATIENCE_SECONDS, process.hasEnded).catch(async () => {
    process.signal('SIGKILL')
    await until(`${name} has ended`, KILLED_SECONDS, process.hasEnded)
  })
}
