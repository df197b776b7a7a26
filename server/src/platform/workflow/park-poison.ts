import { ApplicationFailure, Context } from '@temporalio/activity'
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Log } from '../log/log.ts'
import { MailRefused, MailUnreachable } from '../mail/mail.ts'
import { countParkedMail } from '../telemetry/telemetry.ts'

/** With their back-off these take half a minute. */
const TRIES = 6

/** A word of the mail server, or of the database's absence: a try later may well succeed. */
const isOfOthers = (error: unknown): boolean =>
  error instanceof MailUnreachable ||
  error instanceof MailRefused ||
  isDatabaseAway(error) ||
  (error instanceof Error && 'responseCode' in error)

/** A mail that cannot even be written is not tried for ever: it is put aside, and somebody is told (threats F8). */
export const parkPoison = (log: Log): ActivityInboundCallsInterceptor => ({
  execute: async (input, next) => {
    try {
      return await next(input)
    } catch (error) {
      const { info, cancellationSignal } = Context.current()
      if (info.attempt < TRIES || cancellationSignal.aborted || isOfOthers(error)) throw error
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ story: info.workflowExecution?.workflowId, tries: info.attempt, reason }, 'a mail is put aside')
      countParkedMail()
      throw ApplicationFailure.nonRetryable('The message could not be written.', 'MailParked')
    }
  },
})
