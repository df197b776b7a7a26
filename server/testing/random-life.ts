import { updateAccountSubscription } from '@partner-hub/contracts/billing/billing-account.ts'
import { changePayer } from '@partner-hub/contracts/billing/payers.ts'
import { cancelPlan, keepPlan, previewPlan, selectPlan } from '@partner-hub/contracts/billing/plans.ts'
import { acceptAccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import type { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import {
  archiveBusinessClient,
  BillingOwner,
  removeAccessAndArchive,
  removeClientAccess,
  restoreBusinessClient,
} from '@partner-hub/contracts/clients/business-clients.ts'
import { acceptInvitation, declineInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { withdrawInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import type { Random } from '../../tools/faults/random.ts'
import { followTeam } from '../src/accountants/follow-team.ts'
import { lockRelations } from '../src/clients/lock-client.ts'
import { invitationTokens } from '../src/invitations/invitation-token.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import { isInvitedAsAccountant } from './accountant-invitation.ts'
import type { Answer, Caller, FirmCaller, Hub } from './hub.ts'
import { sends } from './sending.ts'

/** A firm, a second firm that may join its clients, and one person who owns all of them. */
export interface Cast {
  readonly firm: FirmCaller
  readonly firmPerson: string
  readonly other: FirmCaller
  readonly owner: Caller
  readonly ownerEmail: string
}

export interface Life extends Cast {
  readonly uuid: string
  readonly account_id: string
  readonly subscription: string
  readonly invitation: string
  /** The generation of its newest link. */
  generation: number
  readonly random: Random
}

type Act = (hub: Hub, life: Life) => Promise<Answer<unknown> | undefined>

const act =
  (endpoint: typeof archiveBusinessClient): Act =>
  (_hub, { firm, uuid }) =>
    firm.call(endpoint, { params: { uuid }, body: { uuid } })

const tokenOf = (hub: Hub, { invitation, generation }: Life): string =>
  `${invitation}.${invitationTokens(hub.parts.secrets.HUB_SECRET).tokenOf(invitation, generation)}`

const joins = async (hub: Hub, firm: FirmCaller, { account_id }: Life) => {
  const uuid = await isInvitedAsAccountant(hub, firm, { account_id })
  return firm.call(acceptAccountantInvitation, { params: { uuid }, key: newUuid() })
}

const accountant = (identity_uuid: string): BooksTeam['members'][number] => ({
  ...{ id: newUuid(), role: 'accountant', state: 'joined', problem: null, firm: null },
  ...{ identity_uuid, email: null, first_name: 'Maya', last_name: 'Lindqvist' },
})

/** Applies a team from Books as the hub does. */
const hasTeam = (hub: Hub, { account_id, uuid }: Life, members: BooksTeam['members']): Promise<undefined> =>
  hub.parts.database.acrossFirms('test', async (tx) => {
    await lockRelations(tx, account_id)
    await followTeam(tx, account_id, { version: 1, opened_by: uuid, members })
    return undefined
  })

/** Only in a trial: elsewhere the plan would wait for a payment, and nothing outside is called. */
const defersPlan: Act = async (_hub, { firm, subscription: uuid }) => {
  const wish = { display_name: 'Premium', billing_interval: 'Yearly', staff_limits: 2 } as const
  const preview = await firm.call(previewPlan, { params: { uuid }, query: { ...wish, staff_limits: '2' } })
  if (preview.status !== 200 || preview.body.starts !== 'at_trial_end') return preview
  const { charge_today, currency_code, starts } = preview.body
  return firm.call(selectPlan, { params: { uuid }, body: { ...wish, charge_today, currency_code, starts } })
}

/** Everything that can happen to a client, whether or not its state allows it. */
const acts: readonly Act[] = [
  act(archiveBusinessClient),
  act(restoreBusinessClient),
  act(removeClientAccess),
  act(removeAccessAndArchive),
  async (_hub, life) => {
    const sent = await sends(life.firm, life, { form: { invitation_email: life.ownerEmail } })
    if (sent.status === 200) life.generation++
    return sent
  },
  (_hub, { firm, invitation }) => firm.call(withdrawInvitation, { params: { uuid: invitation } }),
  (hub, life) => life.owner.call(acceptInvitation, { body: { token: tokenOf(hub, life) } }),
  (hub, life) => life.owner.call(declineInvitation, { body: { token: tokenOf(hub, life) } }),
  (_hub, { owner, account_id }) =>
    owner.call(updateAccountSubscription, {
      params: { accountId: account_id },
      body: { display_name: 'Plus', billing_interval: 'Yearly', staff_limits: 1 },
    }),
  defersPlan,
  (_hub, { firm, subscription: uuid }) => firm.call(keepPlan, { params: { uuid } }),
  (_hub, { firm, subscription: uuid }) => firm.call(cancelPlan, { params: { uuid }, body: { uuid } }),
  (_hub, { firm, subscription: uuid, random }) =>
    firm.call(changePayer, { params: { uuid }, body: { billing_owner: random.oneOf(BillingOwner.options) } }),
  (hub, life) => hasTeam(hub, life, []),
  (hub, life) => hasTeam(hub, life, [accountant(life.firmPerson)]),
  (hub, life) => joins(hub, life.firm, life),
  (hub, life) => joins(hub, life.other, life),
]

/** Does one random act; a refusal is fine, a fault is not. */
export const liveOn = async (hub: Hub, life: Life): Promise<void> => {
  const answer = await life.random.oneOf(acts)(hub, life)
  if (answer && answer.status >= 500) throw new Error(`${life.uuid}: ${JSON.stringify(answer.body)}`)
}
