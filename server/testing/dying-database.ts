import type { Database } from '../src/platform/database/database.ts'

/**
 * The process dies before the commit in every fifth transaction, and before the commit is known in every seventh. The
 * two numbers are coprime, so that repeated work meets both.
 */
export const dyingDatabase = (database: Database): Database => {
  let turns = 0
  const lost = () => Object.assign(new Error('Connection terminated'), { code: '57P01' })
  return {
    ...database,
    inFirm: async (scope, work) => {
      const turn = ++turns
      const result = await database.inFirm(scope, async (tx) => {
        const worked = await work(tx)
        if (turn % 5 === 2) throw lost()
        return worked
      })
      if (turn % 7 === 3) throw lost()
      return result
    },
  }
}
