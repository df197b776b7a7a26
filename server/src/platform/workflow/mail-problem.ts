import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow'

export const messageOf = ({ cause }: ActivityFailure, type: 'MailRefused' | 'MailParked'): string | undefined =>
  cause instanceof ApplicationFailure && cause.type === type ? cause.message : undefined

/** Why a mail will not arrive. Rethrows errors that are not about the mail. */
export const problemOf = (error: unknown): string => {
  if (!(error instanceof ActivityFailure)) throw error
  const problem = messageOf(error, 'MailRefused') ?? messageOf(error, 'MailParked')
  if (problem !== undefined) return problem
  if (error.retryState === 'TIMEOUT') return 'No mail server took the message within 24 hours.'
  throw error
}
