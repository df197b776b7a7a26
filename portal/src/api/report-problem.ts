export interface ProblemReport {
  readonly call: string
  readonly status: number
  readonly code: string
  readonly detail: string | undefined
  readonly faultId: string | undefined
}

type Sink = (report: ProblemReport) => void

// biome-ignore lint/suspicious/noConsole: the browser's log is where support reads what a call answered
const toConsole: Sink = (report) => console.info('Call refused', report)

let sink = toConsole

/** Called once for every refused call. */
export const reportProblem = (report: ProblemReport): void => sink(report)

export const reportProblemsTo = (next: Sink): (() => void) => {
  sink = next
  return () => {
    sink = toConsole
  }
}
