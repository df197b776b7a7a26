import { addClients } from '../../../../tools/seed/add-clients.ts'
import { manyClients } from '../../../../tools/seed/demo-clients.ts'
import type { Database } from '../database/database.ts'

/** As many clients as asked for, in all states in turn, as the demo has them. */
export const seedClients = (database: Database, organization_uuid: string, count: number): Promise<void> =>
  addClients(database, organization_uuid, manyClients(count))
