import { setTimeout as pause } from 'node:timers/promises'

/**
 * A migration that holds one table and waits for the next blocks requests that hold the next and wait for the first.
 * PostgreSQL looks for such a circle after a second and ends the request; long before that, the migration must give up.
 */
export const LOCK_TIMEOUT = '100ms'

const LOCK_NOT_AVAILABLE = '55P03'
const MOST_TRIES = 240

/** As node-pg-migrate says it: somebody else deploys, or an earlier try's connection is still closing. */
const isTaken = (error: Error): boolean => error.message.includes('Another migration is already running')

/** Tries again while a table is in use: whoever waits for a lock makes every later request for that table wait too. */
export const untilUnlocked = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await act()
    } catch (error) {
      const isLocked =
        error instanceof Error && (('code' in error && error.code === LOCK_NOT_AVAILABLE) || isTaken(error))
      if (!isLocked || tries === MOST_TRIES) throw error
      await pause(100 + Math.random() * 400)
    }
}
