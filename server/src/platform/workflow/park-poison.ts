import { ApplicationFailure, Context } from '@temporalio/activity'
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Log } from '../log/log.ts'
import { MailRefused, MailUnreachable } from '../mail/mail.ts'
import { countParkedMail } from '../telemetry/telemetry.ts'
import { ownFailures } from './own-failures.ts'
import { StoodStill } from './stand-still.ts'

/** With their back-off these take half a minute. */
const TRIES = 6

/** A word of the mail server, a database that is away, a process that stood still: a try later may well succeed. */
const isOfOthers = (error: unknown): boolean =>
  error instanceof MailUnreachable ||
  error instanceof MailRefused ||
  error instanceof StoodStill ||
  isDatabaseAway(error) ||
  (error instanceof Error && 'responseCode' in error)

/** A mail that cannot even be written is not tried for ever: it is put aside, and somebody is told (docs/threats.md F8). */
export const parkPoison = (log: Log): ActivityInboundCallsInterceptor => ({
  execute: async (input, next) => {
    try {
      return await next(input)
    } catch (error) {
      const context = Context.current()
      if (context.cancellationSignal.aborted || isOfOthers(error)) throw error
      const tries = ownFailures(context) + 1
      context.heartbeat(tries)
      if (tries < TRIES) throw error
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ story: context.info.workflowExecution?.workflowId, tries, reason }, 'a mail is put aside')
      countParkedMail()
      throw ApplicationFailure.nonRetryable('The message could not be written.', 'MailParked')
    }
  },
})
