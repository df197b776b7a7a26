/** The faults of a process, passed as JSON in its environment. The server has no code for them. */
export interface Faults {
  /** SIGKILL right after the commit of this process's n-th firm, before the response. */
  dieAfterFirm?: number
  /** SIGKILL at the n-th statement boundary, counted from the check of the caller's session. */
  dieAtBoundary?: number
  /** SIGKILL right after this process's n-th change to a client, with the transaction still open. */
  dieInClient?: number
  /** SIGKILL right after this process's n-th batch of ended trials or invitations, with the transaction still open. */
  dieInSweep?: number
  /** SIGKILL between an act's commit and the start of its story. */
  dieBeforeStory?: boolean

  /** Naive: no idempotency keys, and nothing prevents a person's second firm. */
  withoutKeys?: boolean
  /** Naive: every statement commits on its own. */
  withoutTransactions?: boolean
  /** Naive: no outbox row for an act's story. */
  withoutStoryRows?: boolean
  /** Naive: stories never run. */
  withoutStories?: boolean
  /** Naive: a change neither locks nor checks the row it read before. */
  withoutLocks?: boolean
  /** Naive: a process that froze does not check whether the mail it took is still its own. */
  withoutLease?: boolean
  /** Naive: a charge without an answer is made again, as a new one. */
  withoutChargeKeys?: boolean
  /** Naive: wrong passwords are not counted. */
  withoutGuard?: boolean
}

const VARIABLE = 'FAULTS'

export const faultsVariable = (faults: Faults): Record<string, string> => ({ [VARIABLE]: JSON.stringify(faults) })

export const readFaults = (): Faults => JSON.parse(process.env[VARIABLE] ?? '{}')

/** Dies at once, without flushing or notifying anything. */
export const die = (): void => {
  process.kill(process.pid, 'SIGKILL')
}
