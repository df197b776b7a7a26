import { createAccountantActivities } from './accountants/accountant.activities.ts'
import { copyTeam } from './accountants/copy-team.ts'
import { expireAccountantInvitations } from './accountants/expire-accountant-invitations.ts'
import { reconcileAccounts } from './accountants/reconcile-accounts.ts'
import { tellAgain } from './accountants/tell-books.ts'
import { announceTrialEnds } from './billing/announce-trial-ends.ts'
import { endTrials } from './billing/end-trials.ts'
import { createPlanReminderActivities } from './billing/plan-reminder.activities.ts'
import { createTrialActivities } from './billing/trial.activities.ts'
import { createClientRunActivities } from './clients/client-run.activities.ts'
import { copySettings } from './clients/copy-settings.ts'
import { provisionClient } from './clients/provision-client.ts'
import { createProvisioningActivities } from './clients/provisioning.activities.ts'
import { removeOldRuns } from './clients/remove-old-runs.ts'
import { type Parts, sessionParts } from './compose.ts'
import { handOverStore } from './hand-over/hand-over.store.ts'
import { createAnswerNoticeActivities } from './invitations/answer-notice.activities.ts'
import { createAskNoticeActivities } from './invitations/ask-notice.activities.ts'
import { expireInvitations } from './invitations/expire-invitations.ts'
import { createInvitationActivities } from './invitations/invitation.activities.ts'
import { invitationTokens } from './invitations/invitation-token.ts'
import { inviteOwner } from './invitations/invite-owner.ts'
import { createOwnerActivities } from './invitations/link-owner.ts'
import { remindOwners } from './invitations/remind-owners.ts'
import { suppressionStore } from './mail-delivery/suppression.store.ts'
import { forgetOldKeys } from './platform/idempotency/forget-old-keys.ts'
import { type Housekeeping, inBatches } from './platform/workflow/housekeeping.ts'
import { createSessionActivities } from './session/session.activities.ts'
import { sessionStore } from './session/session.store.ts'
import { guardStore } from './sign-in/guard.store.ts'
import { removeExpiredRecords } from './sign-in/remove-expired-records.ts'
import { removeOldLinks } from './sign-in/remove-old-links.ts'
import { createSignInActivities } from './sign-in/sign-in.activities.ts'
import { createSupportActivities } from './support/support.activities.ts'
import { webhookStore } from './webhooks/webhook.store.ts'

/** Long enough to answer who was signed in when. */
const SESSIONS_KEPT_DAYS = 90
/** Far longer than a webhook is told of again. */
const WEBHOOKS_KEPT_DAYS = 30
/** A mailbox that did not exist may by then. */
const BOUNCES_KEPT_DAYS = 90
/** Small enough to be one quick transaction. */
const DUE_BATCH = 1_000

/** So few that a worker that is to stop is not kept long. */
const RECONCILED_AT_ONCE = 200
const RUNS_AT_ONCE = 200

const sendingParts = ({ secrets, stories, log }: Parts) => ({
  stories,
  log,
  tokens: invitationTokens(secrets.HUB_SECRET),
})

/** Everything the `worker` role does for a story. */
export const composeActivities = (parts: Parts) => ({
  ...createSessionActivities(sessionParts(parts)),
  ...createSignInActivities(parts),
  ...createProvisioningActivities(provisionClient(parts)),
  ...createClientRunActivities({ ...parts, inviteOwner: inviteOwner(sendingParts(parts)) }),
  ...createTrialActivities(parts),
  ...createPlanReminderActivities(parts),
  ...createInvitationActivities(parts),
  ...createOwnerActivities(parts),
  ...createAnswerNoticeActivities(parts),
  ...createAskNoticeActivities(parts),
  ...createAccountantActivities(parts),
  ...createSupportActivities(parts),
})

/** What business time makes due; several workers may look at once. */
export const composeDueWork = (parts: Parts): Housekeeping => {
  const { database, stories } = parts
  return {
    'ended trials': inBatches(endTrials({ database }), DUE_BATCH),
    'notices of ending trials': inBatches(announceTrialEnds({ database, stories }), DUE_BATCH),
    'expired invitations': inBatches(expireInvitations({ database }), DUE_BATCH),
    'expired invitations of accountants': inBatches(expireAccountantInvitations({ database, stories }), DUE_BATCH),
    reminders: inBatches(remindOwners({ database, stories }), DUE_BATCH),
  }
}

/** What the `worker` role clears away again and again; several workers may do so at once. */
export const composeHousekeeping = (parts: Parts): Housekeeping => {
  const { database, config } = parts
  const { limits } = sessionParts(parts)
  return {
    'provider records': removeExpiredRecords({ database }),
    'old links': removeOldLinks({ database }),
    'log-ins never finished': inBatches((batch) => sessionStore.dropOldAttempts(database.once, limits, batch)),
    'old sessions': inBatches((batch) => sessionStore.dropOldSessions(database.once, SESSIONS_KEPT_DAYS, batch)),
    'forgotten guesses': () => guardStore.dropForgotten(database.once, { free: config.SIGN_IN_FAILURES_FREE }),
    'old visits': inBatches((batch) =>
      database.acrossFirms('old visits', (tx) => handOverStore.dropOld(tx, config.SESSION_ABSOLUTE_SECONDS, batch)),
    ),
    'old runs': inBatches(removeOldRuns(parts), RUNS_AT_ONCE),
    'taken webhooks': inBatches((batch) => webhookStore.dropOld(database.once, WEBHOOKS_KEPT_DAYS, batch)),
    'old bounces': inBatches((batch) => suppressionStore.dropOldBounces(database.once, BOUNCES_KEPT_DAYS, batch)),
    'idempotency keys': inBatches((batch) => forgetOldKeys({ database }, batch)),
    'what Books says': inBatches(
      reconcileAccounts({
        ...parts,
        copySettings: copySettings(parts),
        copyTeam: copyTeam(parts),
        tellAgain: tellAgain(parts),
      }),
      RECONCILED_AT_ONCE,
    ),
  }
}
