import { composeModules } from '../src/compose-modules.ts'
import type { AllParts } from '../src/compose-parts.ts'
import { dyingDatabase } from './dying-database.ts'

/** Takes the steps of a run over clients while the process dies again and again; answers how often it was torn off. */
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
