import { composeModules } from '../src/compose-modules.ts'
import type { AllParts } from '../src/compose-parts.ts'
import { dyingDatabase } from './dying-database.ts'

/** Runs the steps of a client run while the process keeps dying; returns how often it was interrupted. */
export const settleTorn = async (parts: AllParts, firm: string, run: string): Promise<number> => {
  const { settleNextClients } = composeModules({ ...parts, database: dyingDatabase(parts.database) }).clients.activities
  let torn = 0
  for (let isLeft = true; isLeft; )
    isLeft = await settleNextClients(firm, run).catch(() => {
      torn++
      return true
    })
  return torn
}
