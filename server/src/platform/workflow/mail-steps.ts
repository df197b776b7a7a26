import { proxyActivities, workflowInfo } from '@temporalio/workflow'
import { mailQueue } from './mail-queue.ts'

/** Somebody waits for it at the screen, it was asked for, or it merely comes by the clock. */
const priorities = { awaited: 1, asked: 3, routine: 5 } as const

/**
 * Steps that send a mail: tried for a day until the mail server takes it, in the queue of mails and in the order of who
 * waits for them. A mail server that hangs is waited for longer than a worker's death goes unnoticed.
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
