import { proxyActivities, workflowInfo } from '@temporalio/workflow'
import { mailQueue } from './mail-queue.ts'

/** Someone is waiting for it at the screen, someone requested it, or it is scheduled. */
const priorities = { awaited: 1, asked: 3, routine: 5 } as const

/**
 * Steps that send a mail: retried for a day until the mail server accepts it, in the mail queue, ordered by who is
 * waiting. The timeout for a hanging mail server is longer than the heartbeat timeout that detects a dead worker.
 */
export const mailSteps = <Steps>(urgency: keyof typeof priorities) =>
  proxyActivities<Steps>({
    startToCloseTimeout: '1m',
    heartbeatTimeout: '5s',
    scheduleToCloseTimeout: '24h',
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 2,
      maximumInterval: '1m',
      nonRetryableErrorTypes: ['MailRefused'],
    },
    taskQueue: mailQueue(workflowInfo().taskQueue),
    priority: { priorityKey: priorities[urgency] },
  })
