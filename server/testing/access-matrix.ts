import * as billingAccount from '@partner-hub/contracts/billing/billing-account.ts'
import { emailOwner } from '@partner-hub/contracts/billing/owner-mail.ts'
import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import * as accountants from '@partner-hub/contracts/books/accountant-invitations.ts'
import { checkHandOver, openClientAccount, redeemHandOver } from '@partner-hub/contracts/books/hand-over.ts'
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
import { newUuid } from '../src/platform/ids/ids.ts'
import type { Row, Victim } from './access-row.ts'
import { accountFactsRows } from './account-facts-access.ts'
import { clientRegistrationOf } from './client-registration.ts'
import { firmBillingRows } from './firm-billing-access.ts'
import { openInvoiceRows } from './open-invoice-access.ts'
import { paymentMethodRows } from './payment-method-access.ts'
import { planRows } from './plan-access.ts'
import { receiptRows } from './receipt-access.ts'
import { registrationOf } from './registration.ts'

const inFirm = (victim: Victim) => ({ uuid: victim.firm.organization_uuid })
const inOrganization = ({ firm }: Victim) => ({ organizationUuid: firm.organization_uuid })
const ofRun = ({ run }: Victim) => ({ uuid: run })
const ofClient = ({ client }: Victim) => ({ uuid: client.uuid })
const ofSubscription = ({ client }: Victim) => ({ uuid: client.subscription })
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
  { endpoint: beginSignIn, about: 'nothing', body: () => ({}), otherFirm: 200, withoutFirm: 200, open: 200 },
  { endpoint: getSessionLife, about: 'nothing', otherFirm: 200, withoutFirm: 200 },
  { endpoint: extendSession, about: 'nothing', otherFirm: 200, withoutFirm: 200 },
  { endpoint: getCurrentUser, about: 'nothing', otherFirm: 200, withoutFirm: 200, onAccount: 200 },
  {
    endpoint: registerOrganization,
    about: 'nothing',
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
  { endpoint: listOrganizations, about: 'nothing', otherFirm: 200, withoutFirm: 403 },
  { endpoint: getOrganization, about: 'firm', params: inFirm, ...hidden },
  {
    endpoint: updateOrganization,
    about: 'firm',
    params: inFirm,
    body: (victim) => ({ ...inFirm(victim), name: 'Taken' }),
    ...hidden,
  },
  { endpoint: switchFirmReminders, about: 'firm', params: inFirm, body: () => ({ reminders: false }), ...hidden },
  { endpoint: getIdentity, about: 'nothing', otherFirm: 200, withoutFirm: 403 },
  {
    endpoint: updateIdentity,
    about: 'nothing',
    body: () => ({ first_name: 'Changed' }),
    otherFirm: 200,
    withoutFirm: 403,
  },
  { endpoint: listEmailTemplates, about: 'firm', params: inFirm, ...hidden },
  { endpoint: listUserServiceGroups, about: 'nothing', otherFirm: 200, withoutFirm: 403 },
  { endpoint: getUserServiceGroup, about: 'firm', params: (victim) => ({ id: victim.groupId }), ...hidden },
  { endpoint: listBusinessClients, about: 'firm', params: inOrganization, ...hidden },
  {
    endpoint: runs.startClientRun,
    about: 'firm',
    params: inOrganization,
    body: () => ({ action: 'export', of: { filter: {} } }),
    ...hidden,
  },
  {
    endpoint: runs.previewClientRun,
    about: 'firm',
    params: inOrganization,
    body: () => ({ action: 'export', of: { filter: {} } }),
    ...hidden,
  },
  { endpoint: runs.listClientRuns, about: 'firm', params: inOrganization, ...hidden },
  { endpoint: runs.getClientRun, about: 'run', params: ofRun, ...hidden },
  { endpoint: runs.stopClientRun, about: 'run', params: ofRun, ...hidden },
  { endpoint: runs.getClientRunFile, about: 'run', params: ofRun, ...hidden },
  { endpoint: clientCalls.getBusinessClient, about: 'client', params: ofClient, ...hidden },
  {
    endpoint: clientCalls.updateBusinessClient,
    about: 'client',
    params: ofClient,
    body: (victim) => ({ ...ofClient(victim), notes: 'Taken', show_onboarding_wizard: false }),
    ...hidden,
  },
  {
    endpoint: clientCalls.archiveBusinessClient,
    about: 'client',
    allowed: 409,
    params: ofClient,
    body: ofClient,
    ...hidden,
  },
  { endpoint: clientCalls.removeClientAccess, about: 'client', params: ofClient, body: ofClient, ...hidden },
  { endpoint: clientCalls.removeAccessAndArchive, about: 'client', params: ofClient, body: ofClient, ...hidden },
  {
    endpoint: clientCalls.restoreBusinessClient,
    about: 'client',
    allowed: 409,
    params: ofClient,
    body: ofClient,
    ...hidden,
  },
  { endpoint: getClientContact, about: 'client', params: ofContact, ...hidden },
  {
    endpoint: updateClientContact,
    about: 'client',
    params: ofContact,
    body: (victim) => ({ ...ofContact(victim), last_name: 'Taken' }),
    ...hidden,
  },
  { endpoint: invitationCalls.getClientInvitation, about: 'client', params: ofInvitation, ...hidden },
  {
    endpoint: invitationCalls.sendInvitation,
    about: 'client',
    params: ofInvitation,
    body: () => ({ invitation_email: 'outsider@person.example', ...invitationTexts }),
    ...hidden,
  },
  { endpoint: invitationCalls.copyInvitationLink, about: 'client', allowed: 409, params: ofInvitation, ...hidden },
  { endpoint: invitationCalls.withdrawInvitation, about: 'client', allowed: 409, params: ofInvitation, ...hidden },
  {
    endpoint: invitationCalls.switchReminders,
    about: 'client',
    params: ofInvitation,
    body: () => ({ reminders: false }),
    ...hidden,
  },
  { endpoint: getClientMoments, about: 'client', params: ofClient, ...hidden },
  { endpoint: listClientActivity, about: 'client', params: ofClient, ...hidden },
  {
    endpoint: getSubscription,
    about: 'client',
    params: ofSubscription,
    ...hidden,
    onAccount: 200,
  },
  ...planRows,
  ...receiptRows,
  ...firmBillingRows,
  ...openInvoiceRows,
  ...accountFactsRows,
  ...paymentMethodRows,
  {
    endpoint: registerClient,
    about: 'firm',
    params: inOrganization,
    body: (victim) => clientRegistrationOf({ user_service_group: victim.groupId }),
    ...hidden,
  },
  { endpoint: listSimilarClients, about: 'firm', params: inOrganization, ...hidden },
  { endpoint: emailOwner, about: 'client', allowed: 409, params: ofClient, ...hidden },
  { endpoint: openClientAccount, about: 'client', params: ofClient, ...hidden },
  // Only the addressed person, and only their own.
  { endpoint: accountants.listAccountantInvitations, about: 'nothing', otherFirm: 200, withoutFirm: 403 },
  {
    endpoint: accountants.getAccountantInvitation,
    about: 'addressee',
    params: ofAccountant,
    otherFirm: 404,
    withoutFirm: 404,
  },
  { endpoint: accountants.acceptAccountantInvitation, about: 'addressee', params: ofAccountant, ...hidden },
  { endpoint: accountants.declineAccountantInvitation, about: 'addressee', params: ofAccountant, ...hidden },
  // Only the account's linked owner; firms don't matter.
  {
    endpoint: billingAccount.getAccountPlans,
    about: 'client',
    params: inAccount,
    otherFirm: 404,
    withoutFirm: 404,
    owner: 200,
  },
  {
    endpoint: billingAccount.getAccountSubscription,
    about: 'client',
    params: inAccount,
    otherFirm: 404,
    withoutFirm: 404,
    owner: 200,
  },
  {
    endpoint: billingAccount.updateAccountSubscription,
    about: 'client',
    params: inAccount,
    body: () => ({ display_name: 'Plus', billing_interval: 'Monthly' }),
    otherFirm: 404,
    withoutFirm: 404,
    owner: 200,
  },
  // Only Books, with its own token.
  {
    endpoint: redeemHandOver,
    about: 'nothing',
    body: () => ({ ticket: 'none', account_id: 'none', host: 'none' }),
    otherFirm: 401,
    withoutFirm: 401,
  },
  {
    endpoint: checkHandOver,
    about: 'nothing',
    body: () => ({ hand_over: newUuid() }),
    otherFirm: 401,
    withoutFirm: 401,
  },
  // The link alone authorizes the call; here no one has a valid one.
  { endpoint: acceptance.readInvitation, about: 'nothing', body: noLink, otherFirm: 404, withoutFirm: 404, open: 404 },
  {
    endpoint: acceptance.declineInvitation,
    about: 'nothing',
    body: noLink,
    otherFirm: 404,
    withoutFirm: 404,
    open: 404,
  },
  {
    endpoint: acceptance.askForInvitation,
    about: 'nothing',
    body: noLink,
    otherFirm: 404,
    withoutFirm: 404,
    open: 404,
  },
  {
    endpoint: stopReminders,
    about: 'nothing',
    search: () => `?link=${noLink().token}`,
    otherFirm: 404,
    withoutFirm: 404,
    open: 404,
    fromAnywhere: true,
  },
  {
    endpoint: acceptance.beginAcceptance,
    about: 'nothing',
    body: () => ({ ...noLink(), how: 'sign_in' }),
    otherFirm: 404,
    withoutFirm: 404,
    open: 404,
  },
  { endpoint: acceptance.acceptInvitation, about: 'nothing', body: noLink, otherFirm: 404, withoutFirm: 404 },
  { endpoint: endSupportSession, about: 'nothing', ...hidden, withoutFirm: 404 },
  { endpoint: listSupportVisits, about: 'firm', params: inOrganization, ...hidden },
  { endpoint: getSupportRequest, about: 'firm', params: supportRequestOf, ...hidden },
  { endpoint: allowSupportRequest, about: 'firm', params: supportRequestOf, ...hidden },
  { endpoint: declineSupportRequest, about: 'firm', params: supportRequestOf, ...hidden },
  { endpoint: confirmCleared, about: 'nothing', otherFirm: 200, withoutFirm: 200, open: 200 },
  { endpoint: endSession, about: 'nothing', otherFirm: 200, withoutFirm: 200 },
]
