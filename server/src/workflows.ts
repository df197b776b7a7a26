// Every story the worker knows: its bundle is built from this file.

export {
  leaveClientTeam,
  sendAccountantInvitation,
  tellAccountantAnswer,
} from './accountants/accountant.workflow.ts'
export { issueReceipt } from './billing/issue-receipt.workflow.ts'
export { sendPlanReminder } from './billing/send-plan-reminder.workflow.ts'
export { sendTrialNotice } from './billing/send-trial-notice.workflow.ts'
export { clientRun } from './clients/client-run.workflow.ts'
export { sendPayerNotice } from './dunning/send-payer-notice.workflow.ts'
export { linkOwner } from './invitations/link-owner.workflow.ts'
export { sendAnswerNotice } from './invitations/send-answer-notice.workflow.ts'
export { sendAskNotice } from './invitations/send-ask-notice.workflow.ts'
export { sendInvitation, sendReminder } from './invitations/send-invitation.workflow.ts'
export { settlePayer } from './payments/settle-payer.workflow.ts'
export { changePlan } from './plan-changes/change-plan.workflow.ts'
export { sendPlanEnding } from './plan-changes/send-plan-ending.workflow.ts'
export { tellPayer } from './plan-changes/tell-payer.workflow.ts'
export { provisionClient } from './registration/provision-client.workflow.ts'
export { revokeToken } from './sessions/revoke-token.workflow.ts'
export { sendSignInMail } from './sign-in/send-sign-in-mail.workflow.ts'
export { signOutOfBooks } from './sign-in/sign-out-of-books.workflow.ts'
export { sendSupportNotice, sendSupportRequest } from './support/send-support-mails.workflow.ts'
