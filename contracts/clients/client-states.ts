import { hasPlan } from '../billing/plan-state.ts'
import { type Acts, fromEvery, type Move, type Stay, stateTable } from '../states/state-table.ts'
import type { BillingOwner, ClientStatus, InvitationStatus, SubscriptionStatus } from './business-clients.ts'

/** A client's status, and what an archived one is restored to; only the server knows the latter. */
interface ClientColumns {
  readonly status: ClientStatus
  readonly earlier_status?: 'ACTIVE' | 'NO_ACCESS' | null
}

/** A client with everything that decides what may be done to it. */
export interface ClientState extends ClientColumns {
  readonly billing_owner: BillingOwner
  readonly subscription_status: SubscriptionStatus
  readonly invitation_status: InvitationStatus
  /** A plan renews, was chosen and has not started, or is being charged. Only the server knows it. */
  readonly is_charge_coming?: boolean
}

/** The status combined with what an archived client is restored to (DEC-11). */
const places = {
  ACTIVE: { status: 'ACTIVE', earlier_status: null },
  NO_ACCESS: { status: 'NO_ACCESS', earlier_status: null },
  ARCHIVED: { status: 'ARCHIVED', earlier_status: 'ACTIVE' },
  ARCHIVED_NO_ACCESS: { status: 'ARCHIVED', earlier_status: 'NO_ACCESS' },
} as const satisfies Record<string, Required<ClientColumns>>

export type ClientPlace = keyof typeof places

/** A null earlier status counts as no access; an unknown one as access. */
export const placeOf = ({ status, earlier_status = 'ACTIVE' }: ClientColumns): ClientPlace =>
  status === 'ARCHIVED' && earlier_status !== 'ACTIVE' ? 'ARCHIVED_NO_ACCESS' : status

export const columnsOf = (place: ClientPlace): Required<ClientColumns> => places[place]

type Reason =
  | 'action_not_allowed'
  | 'archived_already'
  | 'plan_active'
  | 'owner_accepted'
  | 'has_access'
  | 'has_no_access'

const every = fromEvery(Object.keys(places) as ClientPlace[])

/** How a client starts and changes (spec §4). Further reasons to refuse a member's act are in `nextOfClient`. */
export const clientActs = {
  register: { by: 'firm', begins: 'ACTIVE' },
  /**
   * A member accepts the owner's invitation to the team in Books (DEC-62); `rejoin` if the firm already has the client.
   */
  join: { by: 'firm', begins: 'ACTIVE' },
  rejoin: { by: 'firm', from: { ...every('ACTIVE'), ACTIVE: 'has_access' } },
  remove_access: { by: 'firm', from: { ...every('action_not_allowed'), ACTIVE: 'NO_ACCESS' } },
  archive: { by: 'firm', from: { ...every('archived_already'), ACTIVE: 'ARCHIVED', NO_ACCESS: 'ARCHIVED_NO_ACCESS' } },
  restore: {
    by: 'firm',
    from: { ...every('action_not_allowed'), ARCHIVED: 'ACTIVE', ARCHIVED_NO_ACCESS: 'NO_ACCESS' },
  },
  /** No one from the firm is in the team in Books any more, or someone is again (DEC-61). */
  leave_team: { by: 'books', from: { ...every('has_no_access'), ACTIVE: 'NO_ACCESS', ARCHIVED: 'ARCHIVED_NO_ACCESS' } },
  return_to_team: {
    by: 'books',
    from: { ...every('has_access'), NO_ACCESS: 'ACTIVE', ARCHIVED_NO_ACCESS: 'ARCHIVED' },
  },
} as const satisfies Acts<ClientPlace, Reason>

export const clientStates = stateTable<ClientPlace, typeof clientActs>(clientActs)

/** A firm that pays keeps its access (spec §6). */
const whyNotGivenUp = ({ billing_owner }: ClientState) =>
  billing_owner === 'ACCOUNTANT' ? 'action_not_allowed' : undefined

/** DEC-10: with access, a client can only be archived if it has neither a plan nor an owner who accepted. */
const whyNotArchived = (client: ClientState) => {
  if (isFirmCharged(client)) return 'plan_active'
  if (client.status !== 'ACTIVE') return undefined
  if (hasPlan(client.subscription_status)) return 'plan_active'
  return client.invitation_status === 'ACCEPTED' ? 'owner_accepted' : undefined
}

/** DEC-17: a charge of the firm is to come. It is cancelled or transferred first. */
const isFirmCharged = ({ billing_owner, is_charge_coming }: ClientState) =>
  billing_owner === 'ACCOUNTANT' && is_charge_coming

const hindrances = {
  remove_access: whyNotGivenUp,
  archive: whyNotArchived,
  restore: () => undefined,
} as const

export type MemberAct = keyof typeof hindrances

/** A client's next place after a member's act, or why it is refused. Used by server and portal. */
export const nextOfClient = (client: ClientState, act: MemberAct): Move<ClientPlace> | Stay<Reason> => {
  const moved = clientStates.next(placeOf(client), act)
  const hindrance = moved.to && hindrances[act](client)
  return hindrance ? { reason: hindrance } : moved
}
