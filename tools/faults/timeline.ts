import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../services/home.ts'

export interface Timeline {
  /** Where the logs of the run's processes lie. */
  readonly directory: string
  note(what: string): void
  /** The events of this name in the processes' logs. */
  logged(message: string): Record<string, unknown>[]
  /** The newest lines. */
  last(count: number): string
  /** A run that passed leaves nothing behind. */
  forget(): void
}

/** What every process has said so far. */
export const logsIn = (directory: string): string[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.log'))
    .map((file) => readFileSync(join(directory, file), 'utf8'))

/** What happened when, kept with the logs of every process as long as the run has not passed. */
export const newTimeline = (run: string): Timeline => {
  // Two people may break the same thing at once.
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
