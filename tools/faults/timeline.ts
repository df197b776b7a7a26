import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../services/home.ts'

export interface Timeline {
  /** The directory with the logs of the run's processes. */
  readonly directory: string
  note(what: string): void
  /** The log entries with this message, of all processes. */
  logged(message: string): Record<string, unknown>[]
  /** The newest lines. */
  last(count: number): string
  /** Deletes everything, for a run that passed. */
  forget(): void
}

/** All log lines of all processes so far. */
export const logsIn = (directory: string): string[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.log'))
    .map((file) => readFileSync(join(directory, file), 'utf8'))

/** Records what happened when, next to the logs of every process. */
export const newTimeline = (run: string): Timeline => {
  // The same run may be started twice at once.
  const directory = join(projectRoot, 'reports', 'faults', `${run}-${process.pid}`)
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'timeline.txt')
  const begun = performance.now()
  return {
    directory,
    note: (what) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(3)
      appendFileSync(file, `${seconds.padStart(9)} ${what}\n`)
    },
    logged: (message) =>
      logsIn(directory)
        .flatMap((log) => log.split('\n'))
        .filter((line) => line.includes(`"msg":"${message}"`))
        .map((line) => JSON.parse(line)),
    last: (count) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n'),
    forget: () => rmSync(directory, { recursive: true, force: true }),
  }
}
