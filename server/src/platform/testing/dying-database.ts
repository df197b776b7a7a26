import type { Database } from '../database/database.ts'

/** The process that asks is gone at every n-th transaction: some before the commit, some before the commit is known. */
export const dyingEvery = (database: Database, turns: number): Database => {
  let turn = 0
  const lost = () => Object.assign(new Error('Connection terminated'), { code: '57P01' })
  return {
    ...database,
    inFirm: async (firm, work) => {
      turn++
      if (turn % turns === 0) {
        await database.inFirm(firm, work)
        throw lost()
      }
      return database.inFirm(firm, async (tx) => {
        const result = await work(tx)
        if (turn % turns === 2) throw lost()
        return result
      })
    },
  }
}
