/**
 * The calls this portal makes, seen through a lens: the build leaves family, method and path of each and takes away the
 * schemas (contract-calls.plugin.ts). Forms import the schemas they check with from the contracts themselves.
 */
export {
  ACCEPT_PATH,
  acceptInvitation,
  askForInvitation,
  beginAcceptance,
  declineInvitation,
  readInvitation,
  SIGNED_UP,
} from '@partner-hub/contracts/acceptance.ts'
export {
  ACCOUNTANT_INVITATIONS_PATH,
  acceptAccountantInvitation,
  declineAccountantInvitation,
  getAccountantInvitation,
  listAccountantInvitations,
} from '@partner-hub/contracts/accountant-invitations.ts'
export {
  archiveBusinessClient,
  getBusinessClient,
  removeAccessAndArchive,
  removeClientAccess,
  restoreBusinessClient,
  updateBusinessClient,
} from '@partner-hub/contracts/business-clients.ts'
export { listClientActivity } from '@partner-hub/contracts/client-activity.ts'
export { getClientContact, updateClientContact } from '@partner-hub/contracts/client-contacts.ts'
export {
  CLIENT_SORTS,
  CLIENT_VIEWS,
  CLIENTS_PAGE_SIZE,
  CLIENTS_PAGE_SIZES,
  listBusinessClients,
  listSimilarClients,
  SEARCH_MAX,
} from '@partner-hub/contracts/client-list.ts'
export { getClientMoments } from '@partner-hub/contracts/client-moments.ts'
export { registerClient } from '@partner-hub/contracts/client-registration.ts'
export {
  getClientRun,
  getClientRunFile,
  listClientRuns,
  NAMED_MAX,
  RUN_MAX,
  startClientRun,
  stopClientRun,
} from '@partner-hub/contracts/client-runs.ts'
export { getCurrentUser } from '@partner-hub/contracts/current-user.ts'
export { switchFirmReminders } from '@partner-hub/contracts/firm-reminders.ts'
export { ACCOUNT_PAGES, openClientAccount } from '@partner-hub/contracts/hand-over.ts'
export {
  getIdentity,
  getOrganization,
  listEmailTemplates,
  listOrganizations,
  updateIdentity,
  updateOrganization,
} from '@partner-hub/contracts/identity.ts'
export {
  copyInvitationLink,
  getClientInvitation,
  sendInvitation,
  switchReminders,
  withdrawInvitation,
} from '@partner-hub/contracts/invitations.ts'
export { emailOwner } from '@partner-hub/contracts/owner-mail.ts'
export { registerOrganization } from '@partner-hub/contracts/registration.ts'
export {
  beginSignIn,
  endSession,
  extendSession,
  getSessionLife,
  READER_HEADER,
  SESSION_COOKIE,
} from '@partner-hub/contracts/session.ts'
export { checkPassword, signInPaths } from '@partner-hub/contracts/sign-in-pages.ts'
export { STOP_REMINDERS_PATH, stopReminders } from '@partner-hub/contracts/stop-reminders.ts'
export { getSubscription } from '@partner-hub/contracts/subscriptions.ts'
export {
  allowSupportRequest,
  confirmCleared,
  declineSupportRequest,
  endSupportSession,
  getAskedConsent,
  getSupportRequest,
  listSupportVisits,
  SUPPORT_REQUESTS_PATH,
  SUPPORT_VISITS_PATH,
} from '@partner-hub/contracts/support.ts'
