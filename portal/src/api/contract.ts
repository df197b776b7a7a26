/**
 * The calls this portal makes. The build keeps only family, method and path of each and strips the schemas
 * (contract-calls.plugin.ts). Forms import the schemas they validate with from the contracts directly.
 */

export { getBillingAccount } from '@partner-hub/contracts/billing/account-facts.ts'
export { getBillingDetails, saveBillingDetails } from '@partner-hub/contracts/billing/billing-details.ts'
export { BILLING_PATH, COMPARED_PLANS_PATH, PAYMENT_METHOD_PATH } from '@partner-hub/contracts/billing/billing-pages.ts'
export { comparePlans } from '@partner-hub/contracts/billing/compared-plans.ts'
export { getFirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
export { getOpenInvoices, payOpenInvoices } from '@partner-hub/contracts/billing/open-invoices.ts'
export { emailOwner } from '@partner-hub/contracts/billing/owner-mail.ts'
export { changePayer, previewPayer } from '@partner-hub/contracts/billing/payers.ts'
export {
  getLegacyPaymentMethod,
  getPaymentMethod,
  openCardForm,
  savePaymentMethod,
} from '@partner-hub/contracts/billing/payment-methods.ts'
export {
  cancelPlan,
  keepPlan,
  previewCancellation,
  previewPlan,
  selectPlan,
} from '@partner-hub/contracts/billing/plans.ts'
export { getReceiptFile, listReceipts, listSubscriptionInvoices } from '@partner-hub/contracts/billing/receipts.ts'
export { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
export {
  ACCOUNTANT_INVITATIONS_PATH,
  acceptAccountantInvitation,
  declineAccountantInvitation,
  getAccountantInvitation,
  listAccountantInvitations,
} from '@partner-hub/contracts/books/accountant-invitations.ts'
export { ACCOUNT_PAGES, openClientAccount } from '@partner-hub/contracts/books/hand-over.ts'
export {
  archiveBusinessClient,
  getBusinessClient,
  removeAccessAndArchive,
  removeClientAccess,
  restoreBusinessClient,
  updateBusinessClient,
} from '@partner-hub/contracts/clients/business-clients.ts'
export { listClientActivity } from '@partner-hub/contracts/clients/client-activity.ts'
export { getClientContact, updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
export {
  CLIENT_SORTS,
  CLIENT_VIEWS,
  CLIENTS_PAGE_SIZE,
  CLIENTS_PAGE_SIZES,
  listBusinessClients,
  listSimilarClients,
  SEARCH_MAX,
} from '@partner-hub/contracts/clients/client-list.ts'
export { getClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
export { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
export {
  getClientRun,
  getClientRunFile,
  listClientRuns,
  NAMED_MAX,
  previewClientRun,
  RUN_MAX,
  startClientRun,
  stopClientRun,
} from '@partner-hub/contracts/clients/client-runs.ts'
export { switchFirmReminders } from '@partner-hub/contracts/firms/firm-reminders.ts'
export { registerOrganization } from '@partner-hub/contracts/firms/registration.ts'
export {
  ACCEPT_PATH,
  acceptInvitation,
  askForInvitation,
  beginAcceptance,
  declineInvitation,
  readInvitation,
  SIGNED_UP,
} from '@partner-hub/contracts/invitations/acceptance.ts'
export {
  copyInvitationLink,
  getClientInvitation,
  sendInvitation,
  switchReminders,
  withdrawInvitation,
} from '@partner-hub/contracts/invitations/invitations.ts'
export { STOP_REMINDERS_PATH, stopReminders } from '@partner-hub/contracts/invitations/stop-reminders.ts'
export { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
export {
  getIdentity,
  getOrganization,
  listEmailTemplates,
  listOrganizations,
  updateIdentity,
  updateOrganization,
} from '@partner-hub/contracts/people/identity.ts'
export {
  beginSignIn,
  endSession,
  extendSession,
  getSessionLife,
  READER_HEADER,
  SESSION_COOKIE,
} from '@partner-hub/contracts/people/session.ts'
export { checkPassword, signInPaths } from '@partner-hub/contracts/people/sign-in-pages.ts'
export {
  allowSupportRequest,
  confirmCleared,
  declineSupportRequest,
  endSupportSession,
  getConsentRequest as getAskedConsent,
  getSupportRequest,
  listSupportVisits,
  SUPPORT_REQUESTS_PATH,
  SUPPORT_VISITS_PATH,
} from '@partner-hub/contracts/support/support.ts'
