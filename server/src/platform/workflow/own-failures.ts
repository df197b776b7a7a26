import type { Context } from '@temporalio/activity'

/**
 * How often a step has failed through its own fault. Kept in the heartbeat details, which survive a retry, a dead
 * worker and an hour without a mail server.
 */
export const ownFailures = ({ info }: Context): number => Number(info.heartbeatDetails ?? 0)
