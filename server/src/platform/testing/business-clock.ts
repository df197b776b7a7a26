import { asOwner } from './template-database.ts'

/** Moves business time for API, worker and SQL alike, as nobody but the database's owner can. */
export const moveClock = (ownerUrl: string, ahead: string): Promise<void> =>
  asOwner(ownerUrl, async (owner) => void (await owner.query('update business_clock set ahead = $1', [ahead])))
