import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'

export interface AnswerNotice {
  user_id: number
  email: string
  first_name: string
  client_name: string
  owner_name: string
  business_client: string
  invitation_status: string
}

/** Who to notify of an answer, and its details: one row per person. */
export const answerNoticeStore = {
  find: (
    database: Pick<Database, 'readInFirm'>,
    firm: string,
    uuid: string,
    generation: number,
  ): Promise<AnswerNotice[]> =>
    database.readInFirm(
      wholeFirm(firm),
      sql<AnswerNotice>`select u.id as user_id, u.email, u.first_name, c.client_name, btrim(k.first_name || ' ' || k.last_name) as owner_name,
          c.uuid as business_client, i.invitation_status
        from client_invitation i
        join client_contact k on k.organization_uuid = i.organization_uuid and k.uuid = i.client_contact
        join business_client c on c.organization_uuid = k.organization_uuid and c.uuid = k.business_client
        join whom_to_tell(i.organization_uuid, i.sent_by, c.uuid) m on true
        join users u on u.id = m.user_id
        where i.organization_uuid = ${firm} and i.uuid = ${uuid} and i.generation = ${generation}
          and i.invitation_status in ('ACCEPTED', 'DECLINED')
        order by u.id`,
    ),
}
