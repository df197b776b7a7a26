import { mayEmailOwner } from '@partner-hub/contracts/billing/owner-mail.ts'
import { hasPlan } from '@partner-hub/contracts/billing/plan-state.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BillingOwner, BusinessClient, InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import { type ClientAction, isActionOpen, whyNot } from '@partner-hub/contracts/clients/client-actions.ts'
import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { ClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import type { ClientState } from '@partner-hub/contracts/clients/client-states.ts'
import { onboardingPanel } from '@partner-hub/contracts/clients/onboarding.ts'
import { canChangePayer } from '@partner-hub/contracts/clients/payer-actions.ts'
import { isPlanActionOpen, type PlanAction } from '@partner-hub/contracts/clients/plan-actions.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { type NotInvited, whyNotInvited } from '@partner-hub/contracts/invitations/why-not-invited.ts'
import { type Standing, standingOf } from './client-standing.ts'

/** A client with its related records; one that could not be loaded is undefined. */
export interface ClientDetail {
  readonly client: BusinessClient
  readonly contacts: readonly ClientContact[] | undefined
  readonly subscription: Subscription | undefined
  readonly invitations: readonly ClientInvitation[] | undefined
  readonly moments: ClientMoments | undefined
}

/** A contact without the flag counts as the owner. */
export const isOwner = ({ is_business_owner = true }: { is_business_owner?: boolean }): boolean => is_business_owner

export const ownerOf = ({ contacts }: ClientDetail): ClientContact | undefined => contacts?.find(isOwner)

export const colleaguesOf = ({ contacts }: ClientDetail): readonly ClientContact[] =>
  contacts?.filter((contact) => !isOwner(contact)) ?? []

/** Invitations are sorted newest first, and only the newest counts. */
export const newestInvitationOf = (
  { invitations }: Pick<ClientDetail, 'invitations'>,
  { client_invitations: [newest] }: ClientContact,
): ClientInvitation | undefined => invitations?.find(({ uuid }) => uuid === newest)

/** DRAFT if there is none, undefined if unknown. */
export const invitationOf = (
  detail: Pick<ClientDetail, 'invitations'>,
  contact: ClientContact,
): InvitationStatus | undefined =>
  detail.invitations && (newestInvitationOf(detail, contact)?.invitation_status ?? 'DRAFT')

export const ownerInvitationOf = (detail: ClientDetail): InvitationStatus | undefined => {
  const owner = ownerOf(detail)
  return owner && invitationOf(detail, owner)
}

/** Why the owner cannot be invited from this page now. If the plan or the invitation is unknown, the server decides. */
export const whyNotInviting = (detail: ClientDetail): NotInvited | undefined =>
  whyNotInvited({
    status: detail.client.status,
    subscription_status: detail.subscription?.status ?? 'ACTIVE',
    invitation_status: ownerInvitationOf(detail) ?? 'DRAFT',
  })

/** The status on the badge: NO_ACCESS if the firm has no access, whatever the subscription says. */
export const shownStatus = ({ client, subscription }: ClientDetail) => ({
  status: client.status === 'NO_ACCESS' ? 'NO_ACCESS' : (subscription?.status ?? 'UNKNOWN'),
  days_left: subscription?.days_left ?? null,
})

/** Unknown values are assumed to allow the least; the server decides anyway. */
const stateOf = (detail: ClientDetail): ClientState => ({
  status: detail.client.status,
  earlier_status: detail.moments?.restores_to ?? null,
  billing_owner: detail.client.billing_owner,
  subscription_status: detail.subscription?.status ?? 'ACTIVE',
  invitation_status: ownerInvitationOf(detail) ?? 'ACCEPTED',
  is_charge_coming: isChargeComing(detail),
})

const isChargeComing = ({ subscription }: ClientDetail): boolean =>
  subscription === undefined ||
  subscription.scheduled_plan !== null ||
  (hasPlan(subscription.status) && subscription.ends_on === null)

export const isAllowed = (detail: ClientDetail, action: ClientAction): boolean => isActionOpen(stateOf(detail), action)

/** Closed while the subscription is unknown. */
export const isPlanAllowed = (detail: ClientDetail, action: PlanAction): boolean =>
  detail.subscription !== undefined && isPlanActionOpen(stateOf(detail), action)

/** Closed while the subscription is unknown (DEC-60). */
export const isPayerAllowed = (detail: ClientDetail, payer: BillingOwner): boolean =>
  detail.subscription !== undefined && canChangePayer(stateOf(detail), payer)

/** False if it is unknown whether the owner has accepted. */
export const canEmailOwner = (detail: ClientDetail): boolean =>
  ownerInvitationOf(detail) !== undefined && mayEmailOwner(stateOf(detail))

/** No panel if the invitation is unknown: half of its steps would be guesses. */
export const panelOf = (detail: ClientDetail) => {
  const invitation_status = ownerInvitationOf(detail)
  if (!invitation_status) return undefined
  const { client, subscription } = detail
  return onboardingPanel({
    status: client.status,
    show_onboarding_wizard: client.show_onboarding_wizard,
    billing_owner: client.billing_owner,
    invitation_status,
    subscription_status: subscription?.status,
    days_left: subscription?.days_left ?? null,
    is_upgrade_deferred: subscription?.deferred_upgrade_plan.package.active ?? false,
  })
}

export const standingOfClient = (detail: ClientDetail): Standing => {
  const { client, subscription, moments } = detail
  const owner = ownerOf(detail)
  const delivery = owner && newestInvitationOf(detail, owner)?.delivery
  return standingOf({
    status: client.status,
    hasAccount: client.ml_redirect_url !== null,
    hasOpeningFailed: moments?.opening_failed_at != null,
    subscriptionStatus: subscription?.status,
    isPlanDeferred: subscription?.deferred_upgrade_plan.package.active ?? false,
    invitationStatus: ownerInvitationOf(detail),
    isMailLost: delivery === 'FAILED' || delivery === 'BOUNCED',
  })
}

/** Acts that people look for in the menu and don't find, and what would make them available (DEC-93). */
export type MissingAct =
  | 'archive_after_access'
  | 'archive_after_plan'
  | 'remove_after_transfer'
  | 'remove_after_restore'

export const missingAct = (client: ClientState): MissingAct | undefined => {
  if (client.status === 'ARCHIVED') {
    const restored = { ...client, status: client.earlier_status ?? 'NO_ACCESS' }
    return isActionOpen(restored, 'remove_access') ? 'remove_after_restore' : undefined
  }
  const why = whyNot(client, 'archive')
  if (why === undefined) return undefined
  if (isActionOpen(client, 'remove_access')) return 'archive_after_access'
  return why === 'plan_active' ? 'archive_after_plan' : 'remove_after_transfer'
}

export const missingActOf = (detail: ClientDetail): MissingAct | undefined => missingAct(stateOf(detail))
