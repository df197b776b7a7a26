import { expect, test } from 'vitest'
import * as facts from '../billing/account-facts.ts'
import * as billing from '../billing/billing-account.ts'
import * as payers from '../billing/payers.ts'
import * as paymentMethods from '../billing/payment-methods.ts'
import * as plans from '../billing/plans.ts'
import { getSubscription } from '../billing/subscriptions.ts'
import * as accountants from '../books/accountant-invitations.ts'
import * as handOver from '../books/hand-over.ts'
import * as client from '../clients/business-clients.ts'
import * as contact from '../clients/client-contacts.ts'
import { listBusinessClients, listSimilarClients } from '../clients/client-list.ts'
import { ClientRegistration, registerClient } from '../clients/client-registration.ts'
import * as runs from '../clients/client-runs.ts'
import { registerOrganization } from '../firms/registration.ts'
import * as acceptance from '../invitations/acceptance.ts'
import * as invitation from '../invitations/invitations.ts'
import { getCurrentUser } from '../people/current-user.ts'
import * as identity from '../people/identity.ts'
import * as support from '../support/support.ts'
import type { Endpoint } from './endpoint.ts'

/** Literals from the specification: server and portal share the contract, so only a literal can catch a change. */
const is = (endpoint: Endpoint, method: string, path: string) =>
  expect([endpoint.method, endpoint.path]).toEqual([method, path])
const me = '/partner_services/identity/me'

test('CALL-01 CALL-05 CALL-34 CALL-35 CALL-36 the clients, the identity and its firms are called as specified', () => {
  is(listBusinessClients, 'GET', '/partner_services/partners/:organizationUuid/business_clients/')
  is(identity.getIdentity, 'GET', `${me}/`)
  is(identity.updateIdentity, 'PATCH', `${me}/`)
  is(identity.listOrganizations, 'GET', `${me}/organizations/`)
})

test('CALL-37 CALL-38 CALL-39 CALL-43 one firm, its registration and its templates are called as specified', () => {
  is(identity.getOrganization, 'GET', `${me}/organizations/:uuid/`)
  is(identity.updateOrganization, 'PATCH', `${me}/organizations/:uuid/`)
  is(registerOrganization, 'POST', '/partner_services/identity/registration/')
  is(identity.listEmailTemplates, 'GET', `${me}/organizations/:uuid/email_templates/`)
})

test('CALL-45 CALL-46 CALL-56 CALL-57 CALL-58 groups and the current user are called as specified', () => {
  is(identity.listUserServiceGroups, 'GET', `${me}/user_service_groups/`)
  is(identity.getUserServiceGroup, 'GET', `${me}/user_service_groups/:id/`)
  is(getCurrentUser, 'GET', '/auth/api/v1/users/me')
})

test('runs over several clients are calls of our own, with paths beside the specified ones', () => {
  const partners = '/partner_services/partners'
  is(runs.startClientRun, 'POST', `${partners}/:organizationUuid/client_runs/`)
  is(runs.listClientRuns, 'GET', `${partners}/:organizationUuid/client_runs/`)
  is(runs.getClientRun, 'GET', `${partners}/client_runs/:uuid/`)
  is(runs.stopClientRun, 'POST', `${partners}/client_runs/:uuid/stop/`)
  is(runs.getClientRunFile, 'GET', `${partners}/client_runs/:uuid/file/`)
})

test('every call with an idempotency key declares the refusals that a key can cause', () => {
  const keyed = [invitation.sendInvitation, runs.startClientRun, registerClient, registerOrganization]
  for (const { problems } of [...keyed, client.archiveBusinessClient, accountants.acceptAccountantInvitation])
    expect(problems).toEqual(expect.arrayContaining(['still_running', 'key_reused']))
  expect(identity.getIdentity.problems).not.toContain('still_running')
})

const partners = '/partner_services/partners'

test('CALL-06 CALL-11 CALL-12 CALL-13 one client is read, changed and archived, and its access removed, as specified', () => {
  is(client.getBusinessClient, 'GET', `${partners}/business_clients/:uuid/`)
  is(client.updateBusinessClient, 'PATCH', `${partners}/business_clients/:uuid/`)
  is(client.archiveBusinessClient, 'PATCH', `${partners}/business_clients/:uuid/archive/`)
  is(client.removeClientAccess, 'PATCH', `${partners}/business_clients/:uuid/remove_access/`)
})

test('CALL-17 CALL-19 CALL-20 CALL-24 one contact, invitation and subscription are called as specified', () => {
  is(contact.getClientContact, 'GET', `${partners}/client_contacts/:uuid/`)
  is(contact.updateClientContact, 'PATCH', `${partners}/client_contacts/:uuid/`)
  is(invitation.getClientInvitation, 'GET', `${partners}/client_invitations/:uuid/`)
  is(getSubscription, 'GET', `${partners}/subscriptions/:uuid/`)
})

test('CALL-22 CALL-23 an invitation is sent as specified; its link and its reminders are calls of our own', () => {
  is(invitation.sendInvitation, 'PATCH', `${partners}/client_invitations/:uuid/`)
  expect(Object.keys(invitation.sendInvitation.body?.shape ?? {}).sort()).toEqual([
    'client_contact',
    'invitation_email',
    'invitation_message_body',
    'invitation_subject',
    'uuid',
  ])
  expect(Object.keys(invitation.sendInvitation.answer.shape)).toContain('invitation_status')
  is(invitation.copyInvitationLink, 'POST', `${partners}/client_invitations/:uuid/link/`)
  is(invitation.switchReminders, 'PATCH', `${partners}/client_invitations/:uuid/reminders/`)
  expect([invitation.copyInvitationLink.ours, invitation.switchReminders.ours]).toEqual([true, true])
})

test('INV-19 an invitation is in one of exactly these states', () => {
  const { invitation_status } = invitation.ClientInvitation.shape
  expect(invitation_status.options).toEqual(['ACCEPTED', 'DECLINED', 'EXPIRED', 'PENDING', 'DRAFT'])
})

test('our own calls on a client have paths beside the specified ones and are marked as ours', () => {
  is(client.restoreBusinessClient, 'PATCH', `${partners}/business_clients/:uuid/restore/`)
  is(client.removeAccessAndArchive, 'PATCH', `${partners}/business_clients/:uuid/remove_access_and_archive/`)
  expect([client.restoreBusinessClient.ours, client.removeAccessAndArchive.ours]).toEqual([true, true])
})

test('CALL-08 CALL-09 CALL-10 a client is registered as specified; looking for duplicates is a call of our own', () => {
  is(registerClient, 'POST', `${partners}/:organizationUuid/business_client_register/`)
  expect(Object.keys(ClientRegistration.shape).sort()).toEqual([
    'billing_currency',
    'billing_owner',
    'business_currency',
    'business_description',
    'business_industry',
    'business_revenue',
    'client_contacts',
    'client_name',
    'offerings_customization',
    'service_completion',
    'user_service_group',
  ])
  const owner = ClientRegistration.shape.client_contacts.shape
  // DEC-21 adds the email.
  expect(Object.keys(owner)).toEqual(['first_name', 'last_name', 'contact_phone', 'contact_email', 'country_code'])
  is(listSimilarClients, 'GET', `${partners}/:organizationUuid/business_clients/similar/`)
  expect(listSimilarClients.ours).toBe(true)
})

test('opening an account and the calls made by Books are calls of our own', () => {
  is(handOver.openClientAccount, 'POST', `${partners}/business_clients/:uuid/open_account/`)
  is(handOver.redeemHandOver, 'POST', '/books/hand_over/redeem/')
  is(handOver.checkHandOver, 'POST', '/books/hand_over/check/')
  expect(handOver.openClientAccount.ours).toBe(true)
})

test('DEC-63 the owner answers by calls of our own, outside the partner services', () => {
  is(acceptance.readInvitation, 'POST', '/accept/read/')
  is(acceptance.acceptInvitation, 'POST', '/accept/')
  is(acceptance.declineInvitation, 'POST', '/accept/decline/')
  is(acceptance.beginAcceptance, 'POST', '/accept/begin/')
  expect(acceptance.ACCEPT_PATH).toBe('/accept')
})

test('CALL-71 CALL-72 CALL-73 an account and its plan are called as specified', () => {
  const account = '/auth/api/v1/billing/account/:accountId'
  is(billing.getAccountPlans, 'GET', `${account}/plans`)
  is(billing.getAccountSubscription, 'GET', `${account}/subscription`)
  is(billing.updateAccountSubscription, 'PUT', `${account}/subscription`)
})

test('CALL-27 CALL-33 CALL-74 CALL-75 CALL-76 usage, package, coupon and account are called as specified', () => {
  const account = '/auth/api/v1/billing/account/:accountId'
  is(facts.getBillingAccount, 'GET', account)
  is(facts.getAccountCoupon, 'GET', `${account}/coupon/:couponCode`)
  is(facts.getAccountUsage, 'GET', `${account}/subscription/usage`)
  is(facts.getSubscriptionUsage, 'GET', `${partners}/subscriptions/:uuid/usage/`)
  is(facts.getSubscriptionPackage, 'GET', `${partners}/subscriptions/:uuid/package/`)
})

test('CALL-15 DEC-52 the accounts of the firm have a path of our choice', () => {
  is(facts.listAccounts, 'GET', `${partners}/:organizationUuid/accounts/`)
})

test('CALL-26 a plan is cancelled as specified; its previews, choice and undo are calls of our own', () => {
  const subscription = `${partners}/subscriptions/:uuid`
  is(plans.cancelPlan, 'PATCH', `${subscription}/cancel/`)
  expect(plans.cancelPlan.body?.parse({})).toEqual({ when: 'now' })
  is(plans.previewCancellation, 'GET', `${subscription}/cancel_preview/`)
  is(plans.previewPlan, 'GET', `${subscription}/plan_preview/`)
  is(plans.selectPlan, 'PUT', `${subscription}/plan/`)
  is(plans.keepPlan, 'POST', `${subscription}/keep_plan/`)
  is(payers.previewPayer, 'GET', `${subscription}/payer_preview/`)
  is(payers.changePayer, 'PUT', `${subscription}/payer/`)
})

test('CALL-31 CALL-87 CALL-88 CALL-89 payment methods are called as specified; a client token is a call of our own', () => {
  is(paymentMethods.getLegacyPaymentMethod, 'GET', `${partners}/subscriptions/:uuid/payment_method/`)
  is(paymentMethods.getPaymentMethod, 'GET', '/billing-payments/identity-payment-methods/:identity_uuid')
  is(paymentMethods.savePaymentMethod, 'POST', '/billing-payments/identity-payment-methods/:identity_uuid')
  const { shape } = paymentMethods.NewPaymentMethod
  expect(Object.keys(shape)).toEqual(['identity_uuid', 'single_use_token', 'billing_address'])
  expect(shape.billing_address.safeParse(undefined).success).toBe(true)
  is(paymentMethods.openCardForm, 'POST', '/billing-payments/client-token/')
  expect(paymentMethods.openCardForm.ours).toBe(true)
})

test('DEC-62 invitations to a client team are answered by calls of our own beside the identity', () => {
  const invitations = `${me}/accountant_invitations`
  is(accountants.listAccountantInvitations, 'GET', `${invitations}/`)
  is(accountants.getAccountantInvitation, 'GET', `${invitations}/:uuid/`)
  is(accountants.acceptAccountantInvitation, 'POST', `${invitations}/:uuid/accept/`)
  is(accountants.declineAccountantInvitation, 'POST', `${invitations}/:uuid/decline/`)
  expect(
    Object.values(accountants).flatMap((one) => (typeof one === 'object' && 'path' in one ? [one.ours] : [])),
  ).toEqual([true, true, true, true])
  expect(accountants.ACCOUNTANT_INVITATIONS_PATH).toBe('/accountant-invitations')
})

test('a support session and its visits are calls of our own', () => {
  is(support.endSupportSession, 'POST', '/support_session/end/')
  is(support.listSupportVisits, 'GET', `${partners}/:organizationUuid/support_visits/`)
  is(support.getSupportRequest, 'GET', `${partners}/support_requests/:uuid/`)
  is(support.allowSupportRequest, 'POST', `${partners}/support_requests/:uuid/allow/`)
  is(support.declineSupportRequest, 'POST', `${partners}/support_requests/:uuid/decline/`)
  is(support.getConsentRequest, 'GET', '/support/firms/:organizationUuid/requests/:uuid')
  is(support.confirmCleared, 'GET', '/session/cleared/')
})

test('AUTH-13 a support_session value names session-{id} with or without a slash at its end, and nothing else', () => {
  expect(support.supportSessionIn('session-1000001')).toBe('session-1000001')
  expect(support.supportSessionIn('session-1000001/')).toBe('session-1000001')
  const others = ['session', 'session-', 'sid', 'session-1//', 'session-1/x', 'session-1\n', ' session-1', 'SESSION-1']
  const more = ['session-1e3', 'session--1', 'session-+1', 'session-1;x', `session-${'9'.repeat(20)}`, '', '/']
  for (const value of [...others, ...more, undefined, ['session-1', 'session-2'], 1])
    expect(support.supportSessionIn(value)).toBeUndefined()
})
