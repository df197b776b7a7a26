import { sendInvitation } from '../../contracts/invitations/invitations.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { addClients } from '../seed/add-clients.ts'
import { type DemoClient, manyClients } from '../seed/demo-clients.ts'
import { type Answer, callAs, untilAnswered } from './callers.ts'
import { firmOwner } from './firm-load.ts'
import type { Stage } from './stage.ts'

const invitable = (client: DemoClient): DemoClient => ({
  ...client,
  ...{ status: 'ACTIVE', billing_owner: 'CLIENT', subscription_status: 'ACTIVE_TRIAL', days_left: 20, plan: null },
  invitation_status: 'DRAFT',
})

export type InvitingFirm = Awaited<ReturnType<typeof firmOwner>>

/** A firm past the quota for new firms, with clients whose owners can be invited. */
export const establishedFirm = async (stage: Stage, url: string, count: number): Promise<InvitingFirm> => {
  const owner = await firmOwner(stage, url)
  await stage.admin.query("update organization set created_at = now() - interval '60 days' where uuid = $1", [
    owner.organization_uuid,
  ])
  await addClients(stage.database, owner.organization_uuid, manyClients(count).map(invitable))
  return owner
}

export interface Job {
  uuid: string
  email: string
  /** Retries until there is a response. */
  send: () => Promise<Answer[]>
}

interface Sending {
  /** The address of a firm's n-th client. */
  addressOf: (index: number) => string
  isKeyed?: boolean
  patienceSeconds?: number
}

/** One job per client of the firm whose owner can be invited. */
export const invitationJobs = async (
  stage: Stage,
  url: string,
  owner: InvitingFirm,
  { addressOf, isKeyed = true, patienceSeconds }: Sending,
): Promise<Job[]> => {
  const { rows } = await stage.admin.query(
    'select uuid from client_invitation where organization_uuid = $1 order by created_at, uuid',
    [owner.organization_uuid],
  )
  return rows.map(({ uuid }, index) => {
    const email = addressOf(index)
    const body = { invitation_email: email, invitation_subject: 'Your books', invitation_message_body: 'Hello' }
    const call = { params: { uuid }, body, key: isKeyed ? newUuid() : undefined }
    const send = () =>
      untilAnswered(
        () => callAs(url, stage.config.HUB_URL, owner, sendInvitation, call),
        ({ status }) => status === 200 || status === 429,
        patienceSeconds,
      )
    return { uuid, email, send }
  })
}

/** Invitations whose mail is neither sent nor given up. */
export const waitingMails = async (stage: Stage): Promise<number> =>
  Number((await stage.admin.query("select count(*) from client_invitation where delivery = 'WAITING'")).rows[0].count)
