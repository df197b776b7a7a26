import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { instant } from '../platform/database/instant.sql.ts'
import { wholeFirm } from '../platform/database/scope.ts'

interface AskNotice {
  user_id: number
  email: string
  first_name: string
  client_name: string
  owner_name: string
  business_client: string
}

type Reader = Pick<Database, 'readInFirm'>

/** Who at the firm is notified when an owner asks for a new link. */
export const askNoticeStore = {
  /**
   * DEC-77: the client's creator, otherwise the firm's owners; no one once it was accepted, withdrawn or sent again.
   */
  find: (
    database: Reader,
    firm: string,
    uuid: string,
    { asked_at, generation }: { asked_at: string; generation: string },
  ): Promise<AskNotice[]> =>
    database.readInFirm(
      wholeFirm(firm),
      sql<AskNotice>`select u.id as user_id, u.email, u.first_name, c.client_name,
          btrim(k.first_name || ' ' || k.last_name) as owner_name, c.uuid as business_client
        from client_invitation i
        join client_contact k on k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact
        join business_client c on c.organization_uuid = k.organization_uuid and c.uuid = k.business_client
        join whom_to_tell(i.organization_uuid, c.created_by, c.uuid) m on true
        join users u on u.id = m.user_id
        where i.organization_uuid = ${firm} and i.uuid = ${uuid} and ${instant('i.asked_at')} = ${asked_at}
          and i.generation = ${generation}::int
          and i.invitation_status not in ('ACCEPTED', 'DRAFT')
        order by u.id`,
    ),

  /** Who an owner can write to: the sender if they still see the client, otherwise one of the firm's owners. */
  findWriter: async (database: Reader, firm: string, uuid: string): Promise<string | undefined> => {
    const [writer] = await database.readInFirm(
      wholeFirm(firm),
      sql<{ email: string }>`select u.email from client_invitation i
        join client_contact k on k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact
        join whom_to_tell(i.organization_uuid, i.sent_by, k.business_client) m on true
        join users u on u.id = m.user_id
        where i.organization_uuid = ${firm} and i.uuid = ${uuid} order by u.id limit 1`,
    )
    return writer?.email
  },
}
