import { setTimeout as pause } from 'node:timers/promises'

const LOCK_NOT_AVAILABLE = '55P03'
const MOST_TRIES = 120

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
