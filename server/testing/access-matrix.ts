import * as billingAccount from '@partner-hub/contracts/billing/billing-account.ts'
import { emailOwner } from '@partner-hub/contracts/billing/owner-mail.ts'
import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import * as accountants from '@partner-hub/contracts/books/accountant-invitations.ts'
import { checkHandOver, openClientAccount, redeemHandOver } from '@partner-hub/contracts/books/hand-over.ts'
import type { Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import { embeddedPath, guardedPaths } from '@partner-hub/contracts/calls/guarded-paths.ts'
import { EVENTS_PATH } from '@partner-hub/contracts/calls/live-keys.ts'
import * as clientCalls from '@partner-hub/contracts/clients/business-clients.ts'
import { listClientActivity } from '@partner-hub/contracts/clients/client-activity.ts'
import { getClientContact, updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { listBusinessClients, listSimilarClients } from '@partner-hub/contracts/clients/client-list.ts'
import { getClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import * as runs from '@partner-hub/contracts/clients/client-runs.ts'
import { switchFirmReminders } from '@partner-hub/contracts/firms/firm-reminders.ts'
import { registerOrganization } from '@partner-hub/contracts/firms/registration.ts'
import * as acceptance from '@partner-hub/contracts/invitations/acceptance.ts'
import * as invitationCalls from '@partner-hub/contracts/invitations/invitations.ts'
import { stopReminders } from '@partner-hub/contracts/invitations/stop-reminders.ts'
import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import {
  getIdentity,
  getOrganization,
  getUserServiceGroup,
  listEmailTemplates,
  listOrganizations,
  listUserServiceGroups,
  updateIdentity,
  updateOrganization,
} from '@partner-hub/contracts/people/identity.ts'
import { beginSignIn, endSession, extendSession, getSessionLife } from '@partner-hub/contracts/people/session.ts'
import {
  allowSupportRequest,
  confirmCleared,
  declineSupportRequest,
  endSupportSession,
  getSupportRequest,
  listSupportVisits,
} from '@partner-hub/contracts/support/support.ts'
import { POLICY_REPORTS } from '../src/platform/http/policy-reports.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import { clientRegistrationOf } from './client-registration.ts'
import type { FirmCaller } from './hub.ts'
import type { OneClient } from './one-client.ts'
import { registrationOf } from './registration.ts'

/** How each call is made against another firm, and what its caller gets. */
export interface Row {
  endpoint: Endpoint
  params?: (victim: Victim) => Record<string, string | number>
  /** The query string. */
  search?: () => string
  body?: (victim: Victim) => unknown
  /** Status for a member of another firm who names the victim's records; 200 if the call names none. */
  otherFirm: number
  /** Status for someone without a firm. */
  withoutFirm: number
  /** Status for the client's linked owner, if they may do more than others without a firm. */
  owner?: number
  /** Status for another firm of the same account, if the record belongs to the account and not to a firm. */
  onAccount?: number
  /** What the call creates for someone without a firm. */
  makes?: string[]
  /** Status for everyone, signed in or not. */
  open?: number
  /** The link alone authorizes the call, so a foreign page gains nothing from the reader's session. */
  fromAnywhere?: true
}

export const nameOf = ({ endpoint }: { endpoint: Endpoint }) => `${endpoint.method} ${endpoint.path}`

export interface Victim {
  firm: FirmCaller
  groupId: number
  run: string
  client: OneClient
  accountantInvitation: string
  supportRequest: string
}

/** Mounted routes that no person calls, each with its reason. */
export const besides = new Map([
  ...[...guardedPaths, embeddedPath('books')].map(
    (path) => [`GET ${path}`, 'a document: session/log-in.test.ts'] as const,
  ),
  ['GET /accept', 'a document: shows nobody who is not signed in'],
  ['GET /accept/stop-reminders', 'a document: changes nothing'],
  ['GET /signup', 'leads to the sign-up'],
  ['GET /oauthcallback', 'opens a session for the browser that asked: session/log-in.test.ts'],
  ['GET /*', 'says that there is no such page'],
  ...['/docs', '/docs/', '/docs/js/scalar.js', '/docs/inter.woff2'].map(
    (path) => [`GET ${path}`, 'describes the calls, to anybody, if API_DOCS is on'] as const,
  ),
  [`GET ${EVENTS_PATH}`, 'a stream: session/live-stream.test.ts'],
  ['POST /webhooks/books/', 'signed by Books: webhooks/books-webhooks.test.ts'],
  [`POST ${POLICY_REPORTS}`, 'what a browser kept out of a page: web.test.ts'],
  ['POST /webhooks/mail/', 'signed by the mail provider: mail-delivery/mail-webhooks.test.ts'],
])

const inFirm = (victim: Victim) => ({ uuid: victim.firm.organization_uuid })
const ofClient = ({ client }: Victim) => ({ uuid: client.uuid })
const ofContact = ({ client }: Victim) => ({ uuid: client.contact })
const inAccount = ({ client }: Victim) => ({ accountId: client.account_id })
const noLink = () => ({ token: `${newUuid()}.${'A'.repeat(43)}` })
const ofAccountant = ({ accountantInvitation }: Victim) => ({ uuid: accountantInvitation })
const ofInvitation = ({ client }: Victim) => ({ uuid: client.invitation })
const invitationTexts = { invitation_subject: 'Taken', invitation_message_body: 'Taken' }
const hidden = { otherFirm: 404, withoutFirm: 403 }

const supportRequestOf = ({ supportRequest }: Victim) => ({ uuid: supportRequest })

/** Every route of the hub. A route missing here fails the first test below. */
export const matrix: Row[] = [
  { endpoint: beginSignIn, body: () => ({}), otherFirm: 200, withoutFirm: 200, open: 200 },
  { endpoint: getSessionLife, otherFirm: 200, withoutFirm: 200 },
  { endpoint: extendSession, otherFirm: 200, withoutFirm: 200 },
  { endpoint: getCurrentUser, otherFirm: 200, withoutFirm: 200, onAccount: 200 },
  {
    endpoint: registerOrganization,
    body: () => registrationOf({ name: 'Second firm' }),
    otherFirm: 409,
    withoutFirm: 200,
    makes: [
      'account row',
      'account_reading row',
      'activity row',
      'business row',
      'client_counts row',
      'email_template row',
      'identity row',
      'membership row',
      'organization row',
      'user_service_group row',
    ],
  },
  { endpoint: listOrganizations, otherFirm: 200, withoutFirm: 403 },
  { endpoint: getOrganization, params: inFirm, otherFirm: 404, withoutFirm: 403 },
  {
    endpoint: updateOrganization,
    params: inFirm,
    body: (victim) => ({ ...inFirm(victim), name: 'Taken' }),
    otherFirm: 404,
    withoutFirm: 403,
  },
  {
    endpoint: switchFirmReminders,
    params: inFirm,
    body: () => ({ reminders: false }),
    otherFirm: 404,
    withoutFirm: 403,
  },
  { endpoint: getIdentity, otherFirm: 200, withoutFirm: 403 },
  { endpoint: updateIdentity, body: () => ({ first_name: 'Changed' }), otherFirm: 200, withoutFirm: 403 },
  { endpoint: listEmailTemplates, params: inFirm, otherFirm: 404, withoutFirm: 403 },
  { endpoint: listUserServiceGroups, otherFirm: 200, withoutFirm: 403 },
  { endpoint: getUserServiceGroup, params: (victim) => ({ id: victim.groupId }), otherFirm: 404, withoutFirm: 403 },
  {
    endpoint: listBusinessClients,
    params: (victim) => ({ organizationUuid: victim.firm.organization_uuid }),
    otherFirm: 404,
    withoutFirm: 403,
  },
  {
    endpoint: runs.startClientRun,
    params: (victim) => ({ organizationUuid: victim.firm.organization_uuid }),
    body: () => ({ action: 'export', of: { filter: {} } }),
    otherFirm: 404,
    withoutFirm: 403,
  },
  {
    endpoint: runs.previewClientRun,
    params: (victim) => ({ organizationUuid: victim.firm.organization_uuid }),
    body: () => ({ action: 'export', of: { filter: {} } }),
    otherFirm: 404,
    withoutFirm: 403,
  },
  {
    endpoint: runs.listClientRuns,
    params: (victim) => ({ organizationUuid: victim.firm.organization_uuid }),
    otherFirm: 404,
    withoutFirm: 403,
  },
  { endpoint: runs.getClientRun, params: (victim) => ({ uuid: victim.run }), otherFirm: 404, withoutFirm: 403 },
  { endpoint: runs.stopClientRun, params: (victim) => ({ uuid: victim.run }), otherFirm: 404, withoutFirm: 403 },
  { endpoint: runs.getClientRunFile, params: (victim) => ({ uuid: victim.run }), otherFirm: 404, withoutFirm: 403 },
  { endpoint: clientCalls.getBusinessClient, params: ofClient, ...hidden },
  {
    endpoint: clientCalls.updateBusinessClient,
    params: ofClient,
    body: (victim) => ({ ...ofClient(victim), notes: 'Taken', show_onboarding_wizard: false }),
    ...hidden,
  },
  { endpoint: clientCalls.archiveBusinessClient, params: ofClient, body: ofClient, ...hidden },
  { endpoint: clientCalls.removeClientAccess, params: ofClient, body: ofClient, ...hidden },
  { endpoint: clientCalls.removeAccessAndArchive, params: ofClient, body: ofClient, ...hidden },
  { endpoint: clientCalls.restoreBusinessClient, params: ofClient, body: ofClient, ...hidden },
  { endpoint: getClientContact, params: ofContact, ...hidden },
  {
    endpoint: updateClientContact,
    params: ofContact,
    body: (victim) => ({ ...ofContact(victim), last_name: 'Taken' }),
    ...hidden,
  },
  { endpoint: invitationCalls.getClientInvitation, params: ofInvitation, ...hidden },
  {
    endpoint: invitationCalls.sendInvitation,
    params: ofInvitation,
    body: () => ({ invitation_email: 'outsider@person.example', ...invitationTexts }),
    ...hidden,
  },
  { endpoint: invitationCalls.copyInvitationLink, params: ofInvitation, ...hidden },
  { endpoint: invitationCalls.withdrawInvitation, params: ofInvitation, ...hidden },
  {
    endpoint: invitationCalls.switchReminders,
    params: ofInvitation,
    body: () => ({ reminders: false }),
    ...hidden,
  },
  { endpoint: getClientMoments, params: ({ client }) => ({ uuid: client.uuid }), ...hidden },
  { endpoint: listClientActivity, params: ({ client }) => ({ uuid: client.uuid }), ...hidden },
  { endpoint: getSubscription, params: ({ client }) => ({ uuid: client.subscription }), ...hidden, onAccount: 200 },
  {
    endpoint: registerClient,
    params: (victim) => ({ organizationUuid: victim.firm.organization_uuid }),
    body: (victim) => clientRegistrationOf({ user_service_group: victim.groupId }),
    ...hidden,
  },
  {
    endpoint: listSimilarClients,
    params: (victim) => ({ organizationUuid: victim.firm.organization_uuid }),
    ...hidden,
  },
  { endpoint: emailOwner, params: ofClient, ...hidden },
  { endpoint: openClientAccount, params: ofClient, ...hidden },
  // Only the addressed person, and only their own.
  { endpoint: accountants.listAccountantInvitations, otherFirm: 200, withoutFirm: 403 },
  { endpoint: accountants.getAccountantInvitation, params: ofAccountant, otherFirm: 404, withoutFirm: 404 },
  { endpoint: accountants.acceptAccountantInvitation, params: ofAccountant, ...hidden },
  { endpoint: accountants.declineAccountantInvitation, params: ofAccountant, ...hidden },
  // Only the account's linked owner; firms don't matter.
  { endpoint: billingAccount.getAccountPlans, params: inAccount, otherFirm: 404, withoutFirm: 404, owner: 200 },
  { endpoint: billingAccount.getAccountSubscription, params: inAccount, otherFirm: 404, withoutFirm: 404, owner: 200 },
  {
    endpoint: billingAccount.updateAccountSubscription,
    params: inAccount,
    body: () => ({ display_name: 'Plus', billing_interval: 'Monthly' }),
    otherFirm: 404,
    withoutFirm: 404,
    owner: 200,
  },
  // Only Books, with its own token.
  {
    endpoint: redeemHandOver,
    body: () => ({ ticket: 'none', account_id: 'none', host: 'none' }),
    otherFirm: 401,
    withoutFirm: 401,
  },
  { endpoint: checkHandOver, body: () => ({ hand_over: newUuid() }), otherFirm: 401, withoutFirm: 401 },
  // The link alone authorizes the call; here no one has a valid one.
  { endpoint: acceptance.readInvitation, body: noLink, otherFirm: 404, withoutFirm: 404, open: 404 },
  { endpoint: acceptance.declineInvitation, body: noLink, otherFirm: 404, withoutFirm: 404, open: 404 },
  { endpoint: acceptance.askForInvitation, body: noLink, otherFirm: 404, withoutFirm: 404, open: 404 },
  {
    endpoint: stopReminders,
    search: () => `?link=${noLink().token}`,
    otherFirm: 404,
    withoutFirm: 404,
    open: 404,
    fromAnywhere: true,
  },
  {
    endpoint: acceptance.beginAcceptance,
    body: () => ({ ...noLink(), how: 'sign_in' }),
    otherFirm: 404,
    withoutFirm: 404,
    open: 404,
  },
  { endpoint: acceptance.acceptInvitation, body: noLink, otherFirm: 404, withoutFirm: 404 },
  { endpoint: endSupportSession, ...hidden, withoutFirm: 404 },
  {
    endpoint: listSupportVisits,
    params: (victim) => ({ organizationUuid: victim.firm.organization_uuid }),
    ...hidden,
  },
  { endpoint: getSupportRequest, params: supportRequestOf, ...hidden },
  { endpoint: allowSupportRequest, params: supportRequestOf, ...hidden },
  { endpoint: declineSupportRequest, params: supportRequestOf, ...hidden },
  { endpoint: confirmCleared, otherFirm: 200, withoutFirm: 200, open: 200 },
  { endpoint: endSession, otherFirm: 200, withoutFirm: 200 },
]
