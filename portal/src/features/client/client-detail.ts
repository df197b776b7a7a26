import type { BusinessClient, InvitationStatus } from '@partner-hub/contracts/business-clients.ts'
import { type ClientAction, type ClientState, clientActions } from '@partner-hub/contracts/client-actions.ts'
import type { ClientContact } from '@partner-hub/contracts/client-contacts.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import { onboardingPanel } from '@partner-hub/contracts/onboarding.ts'
import { isWithoutPlan } from '@partner-hub/contracts/plan-state.ts'
import type { Subscription } from '@partner-hub/contracts/subscriptions.ts'

/** A client with what belongs to it; a part that could not be read is undefined. */
export interface ClientDetail {
  readonly client: BusinessClient
  readonly contacts: readonly ClientContact[] | undefined
  readonly subscription: Subscription | undefined
  readonly invitations: readonly ClientInvitation[] | undefined
}

/** A contact of whom it is not said counts as the owner. */
export const isOwner = ({ is_business_owner = true }: { is_business_owner?: boolean }): boolean => is_business_owner

export const ownerOf = ({ contacts }: ClientDetail): ClientContact | undefined => contacts?.find(isOwner)

export const colleaguesOf = ({ contacts }: ClientDetail): readonly ClientContact[] =>
  contacts?.filter((contact) => !isOwner(contact)) ?? []

/** The newest invitation counts, which comes first. */
export const newestInvitationOf = (
  { invitations }: Pick<ClientDetail, 'invitations'>,
  { client_invitations: [newest] }: ClientContact,
): ClientInvitation | undefined => invitations?.find(({ uuid }) => uuid === newest)

/** DRAFT when there is none, undefined when nobody knows. */
export const invitationOf = (
  detail: Pick<ClientDetail, 'invitations'>,
  contact: ClientContact,
): InvitationStatus | undefined =>
  detail.invitations && (newestInvitationOf(detail, contact)?.invitation_status ?? 'DRAFT')

export const ownerInvitationOf = (detail: ClientDetail): InvitationStatus | undefined => {
  const owner = ownerOf(detail)
  return owner && invitationOf(detail, owner)
}

export type NotInvited = 'archived' | 'withoutAccess' | 'withoutPlan'

/** Why nobody is invited from this page now; where the plan is not known, the server has the word. */
export const whyNotInviting = ({ client, subscription }: ClientDetail): NotInvited | undefined => {
  if (client.status === 'ARCHIVED') return 'archived'
  if (client.status === 'NO_ACCESS') return 'withoutAccess'
  return subscription !== undefined && isWithoutPlan(subscription.status) ? 'withoutPlan' : undefined
}

/** The status as its badge shows it: NO_ACCESS while the client has none, whatever the subscription says. */
export const shownStatus = ({ client, subscription }: ClientDetail) => ({
  status: client.status === 'NO_ACCESS' ? 'NO_ACCESS' : (subscription?.status ?? 'UNKNOWN'),
  days_left: subscription?.days_left ?? null,
})

/** What is not known is taken for what allows least; the server decides anyway. */
const stateOf = (detail: ClientDetail): ClientState => ({
  status: detail.client.status,
  billing_owner: detail.client.billing_owner,
  subscription_status: detail.subscription?.status ?? 'ACTIVE',
  invitation_status: ownerInvitationOf(detail) ?? 'ACCEPTED',
})

export const isAllowed = (detail: ClientDetail, action: ClientAction): boolean => clientActions[action](stateOf(detail))

/** No panel where the invitation is not known: half of its steps would be guessed. */
export const panelOf = (detail: ClientDetail) => {
  const invitation_status = ownerInvitationOf(detail)
  if (!invitation_status) return undefined
  const { client, subscription } = detail
  return onboardingPanel({
    show_onboarding_wizard: client.show_onboarding_wizard,
    billing_owner: client.billing_owner,
    invitation_status,
    subscription_status: subscription?.status,
    days_left: subscription?.days_left ?? null,
    is_upgrade_deferred: subscription?.deferred_upgrade_plan.package.active ?? false,
  })
}
