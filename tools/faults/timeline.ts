import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../services/home.ts'

export interface Timeline {
  /** Where the logs of the run's processes lie. */
  readonly directory: string
  note(what: string): void
  /** A run that passed leaves nothing behind. */
  forget(): void
}

/** What happened when, kept with the logs of every process as long as the run has not passed. */
export const newTimeline = (run: string): Timeline => {
  // Two people may break the same thing at once.
  const directory = join(projectRoot, 'reports', 'faults', `${run}-${process.pid}`)
  mkdirSync(directory, { recursive: true })
  const begun = performance.now()
  return {
    directory,
    note: (what) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(3)
      appendFileSync(join(directory, 'timeline.txt'), `${seconds.padStart(9)} ${what}\n`)
    },
    forget: () => rmSync(directory, { recursive: true, force: true }),
  }
}
