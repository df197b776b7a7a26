import { ApplicationFailure } from '@temporalio/activity'
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker'

/** An error that carries a retry time overrides the back-off. */
export const retryWhenSaid: ActivityInboundCallsInterceptor = {
  execute: async (input, next) => {
    try {
      return await next(input)
    } catch (error) {
      if (!(error instanceof Error) || !('retryInMs' in error) || typeof error.retryInMs !== 'number') throw error
      throw ApplicationFailure.create({
        message: error.message,
        type: error.name,
        nextRetryDelay: Math.ceil(error.retryInMs),
      })
    }
  },
}
