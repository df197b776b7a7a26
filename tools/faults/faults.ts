/** What a process is told to do wrong; given as JSON in its environment. Nothing of this exists in the server. */
export interface Faults {
  /** SIGKILL right after the n-th firm of this process is committed, before the caller hears of it. */
  dieAfterFirm?: number
  /** SIGKILL at the n-th boundary of a statement, counted from the check of the caller's session. */
  dieAtBoundary?: number
  /** SIGKILL right after the n-th change to a client of this process, with its transaction still open. */
  dieInClient?: number
  /** SIGKILL right after the n-th batch of ended trials or invitations of this process, with its transaction still open. */
  dieInSweep?: number
  /** SIGKILL between an act's commit and the start of its story. */
  dieBeforeStory?: boolean

  /** Naive: calls are not keyed, nothing stops a second firm of a person. */
  withoutKeys?: boolean
  /** Naive: every statement commits by itself. */
  withoutTransactions?: boolean
  /** Naive: an act's story is not written down with the act. */
  withoutStoryRows?: boolean
  /** Naive: what follows an act is tried neither now nor later. */
  withoutStories?: boolean
  /** Naive: what is read before a change is neither locked nor looked at again. */
  withoutLocks?: boolean
  /** Naive: a process that stood still does not ask whether the mail in its hands is still its own. */
  withoutLease?: boolean
  /** Naive: wrong passwords are not counted. */
  withoutGuard?: boolean
}

const VARIABLE = 'FAULTS'

export const faultsVariable = (faults: Faults): Record<string, string> => ({ [VARIABLE]: JSON.stringify(faults) })

export const readFaults = (): Faults => JSON.parse(process.env[VARIABLE] ?? '{}')

/** Gone at once, with nothing flushed and nobody told. */
export const die = (): void => {
  process.kill(process.pid, 'SIGKILL')
}
