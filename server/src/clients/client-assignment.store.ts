import { sql } from 'kysely'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'

interface Assignment {
  organization_uuid: string
  user_id: number
  business_client: string
}

/** The clients assigned to members who don't see all of them: all SQL of this table. */
export const clientAssignmentStore = {
  assign: (tx: FirmTransaction, assignment: Assignment) =>
    tx
      .insertInto('client_assignment')
      .values(assignment)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  findOf: async (
    database: Pick<Database, 'readInFirm'>,
    member: Member,
    uuids: readonly string[],
  ): Promise<string[]> => {
    const rows = await database.readInFirm(
      member,
      sql<{ business_client: string }>`select business_client from client_assignment
        where organization_uuid = ${member.organization_uuid} and user_id = ${member.user_id}
          and business_client = any(${uuids}::uuid[])`,
    )
    return rows.map(({ business_client }) => business_client)
  },
}
