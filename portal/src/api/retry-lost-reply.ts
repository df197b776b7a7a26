import { isTransient } from './problem.ts'

const MOST_TRIES = 4
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 2_000

/** For an act with an idempotency key: retries if the reply was lost, and the key makes it the same act. */
export const retryLostReply = {
  retry: (failures: number, error: Error): boolean => failures < MOST_TRIES && navigator.onLine && isTransient(error),
  retryDelay: (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS),
}
