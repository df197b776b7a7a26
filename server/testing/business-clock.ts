import { asOwner } from './template-database.ts'

/** Moves business time for the API, the worker and SQL together; only the database's owner can. */
export const moveClock = (ownerUrl: string, ahead: string): Promise<void> =>
  asOwner(ownerUrl, async (owner) => void (await owner.query('update business_clock set ahead = $1', [ahead])))

const businessNow = (instant: string) =>
  `create or replace function business_now() returns timestamptz language sql stable return ${instant}`

/**
 * Freezes business time this many seconds after an instant while the work runs: the second before something is due, and
 * the second itself. The instant is PostgreSQL's text, because JavaScript would truncate it.
 */
export const standingAt = async <T>(
  ownerUrl: string,
  { instant, seconds }: { instant: string; seconds: number },
  work: () => Promise<T>,
): Promise<T> => {
  const become = (now: string) => asOwner(ownerUrl, async (owner) => void (await owner.query(businessNow(now))))
  await become(`timestamptz '${instant}' + interval '${seconds} seconds'`)
  try {
    return await work()
  } finally {
    await become('now() + (select ahead from business_clock)')
  }
}
