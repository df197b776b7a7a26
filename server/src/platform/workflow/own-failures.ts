import type { Context } from '@temporalio/activity'

/**
 * How often a step has failed by itself so far, whatever else befell it: kept in its heartbeats, which outlive a try, a
 * worker and a mail server that is away for an hour.
 */
export const ownFailures = ({ info }: Context): number => Number(info.heartbeatDetails ?? 0)
