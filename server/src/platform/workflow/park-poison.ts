import { ApplicationFailure, Context } from '@temporalio/activity'
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Log } from '../log/log.ts'
import { MailRefused, MailUnreachable } from '../mail/mail.ts'
import { countParkedMail } from '../telemetry/telemetry.ts'
import { ownFailures } from './own-failures.ts'
import { StoodStill } from './stand-still.ts'

/** With back-off these take half a minute. */
const TRIES = 6

/** Not the mail's own fault: the mail server's reply, a database that is down, a process that was frozen. */
const isOfOthers = (error: unknown): boolean =>
  error instanceof MailUnreachable ||
  error instanceof MailRefused ||
  error instanceof StoodStill ||
  isDatabaseAway(error) ||
  (error instanceof Error && 'responseCode' in error)

/** A mail that cannot even be built is not retried forever. It is parked and reported (docs/threats.md F8). */
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
