import type { Parts } from '../../compose.ts'
import { composeActivities } from '../../compose-worker.ts'
import { dyingDatabase } from './dying-database.ts'

/** Takes the steps of a run over clients while the process dies again and again; answers how often it was torn off. */
export const settleTorn = async (parts: Parts, firm: string, run: string): Promise<number> => {
  const { settleNextClients } = composeActivities({ ...parts, database: dyingDatabase(parts.database) })
  let torn = 0
  for (let isLeft = true; isLeft; )
    isLeft = await settleNextClients(firm, run).catch(() => {
      torn++
      return true
    })
  return torn
}
