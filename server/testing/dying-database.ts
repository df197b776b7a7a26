import type { Database } from '../src/platform/database/database.ts'

const lost = () => Object.assign(new Error('Connection terminated'), { code: '57P01' })

/**
 * The process dies before the commit in every fifth transaction, and before the commit is known in every seventh. The
 * two numbers are coprime, so that repeated work meets both.
 */
const dyingDoor = <Place, Tx>(door: <T>(place: Place, work: (tx: Tx) => Promise<T>) => Promise<T>): typeof door => {
  let turns = 0
  return async (place, work) => {
    const turn = ++turns
    const result = await door(place, async (tx) => {
      const worked = await work(tx)
      if (turn % 5 === 2) throw lost()
      return worked
    })
    if (turn % 7 === 3) throw lost()
    return result
  }
}

export const dyingDatabase = (database: Database): Database => ({ ...database, inFirm: dyingDoor(database.inFirm) })

/** The same for sweeps. */
export const dyingSweeps = (database: Database): Database => ({
  ...database,
  acrossFirms: dyingDoor(database.acrossFirms),
})
