import { setTimeout as pause } from 'node:timers/promises'

/**
 * A migration that holds one table and waits for another can deadlock with requests that hold the second and wait for
 * the first. PostgreSQL detects deadlocks after a second and aborts the request, so the migration must give up well
 * before that.
 */
export const LOCK_TIMEOUT = '100ms'

const LOCK_NOT_AVAILABLE = '55P03'
const MOST_TRIES = 240

/** node-pg-migrate's message when another deployment is running or an earlier attempt's connection is still closing. */
const isTaken = (error: Error): boolean => error.message.includes('Another migration is already running')

/** Retries after a short timeout: while a migration waits for a lock, every later request for that table waits too. */
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
