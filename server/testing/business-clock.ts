import { asOwner } from './template-database.ts'

/** Moves business time for API, worker and SQL alike, as nobody but the database's owner can. */
export const moveClock = (ownerUrl: string, ahead: string): Promise<void> =>
  asOwner(ownerUrl, async (owner) => void (await owner.query('update business_clock set ahead = $1', [ahead])))

const businessNow = (instant: string) =>
  `create or replace function business_now() returns timestamptz language sql stable return ${instant}`

/**
 * Business time stands still at so many seconds after an instant while the work is done: the second before something is
 * due, and the second itself. The instant is PostgreSQL's own text of it, which JavaScript would cut.
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
