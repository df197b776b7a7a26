import { addClients } from '../seed/add-clients.ts'
import { type DemoClient, manyClients } from '../seed/demo-clients.ts'
import { firmOwner } from './firm-load.ts'
import type { Stage } from './stage.ts'

const invitable = (client: DemoClient): DemoClient => ({
  ...client,
  ...{ status: 'ACTIVE', billing_owner: 'CLIENT', subscription_status: 'ACTIVE_TRIAL', days_left: 20, plan: null },
  invitation_status: 'DRAFT',
})

export type InvitingFirm = Awaited<ReturnType<typeof firmOwner>>

/** A firm that is no newcomer any more, with clients to be invited. */
export const establishedFirm = async (stage: Stage, url: string, count: number): Promise<InvitingFirm> => {
  const owner = await firmOwner(stage, url)
  await stage.admin.query("update organization set created_at = now() - interval '60 days' where uuid = $1", [
    owner.organization_uuid,
  ])
  await addClients(stage.database, owner.organization_uuid, manyClients(count).map(invitable))
  return owner
}

export const invitationsOf = async (stage: Stage, { organization_uuid }: InvitingFirm): Promise<string[]> => {
  const { rows } = await stage.admin.query(
    'select uuid from client_invitation where organization_uuid = $1 order by created_at, uuid',
    [organization_uuid],
  )
  return rows.map(({ uuid }) => uuid)
}
