import { accountants } from './accountants/accountants.module.ts'
import { readTeam } from './accountants/read-team.ts'
import { tellAgain } from './accountants/tell-books.ts'
import { accounts } from './accounts/accounts.module.ts'
import { billing } from './billing/billing.module.ts'
import { booksMirror } from './books-mirror/books-mirror.module.ts'
import { copySettings } from './books-mirror/copy-settings.ts'
import { refreshSettings } from './books-mirror/refresh-settings.ts'
import { clientList } from './client-list/client-list.module.ts'
import { clients } from './clients/clients.module.ts'
import type { AllParts } from './compose-parts.ts'
import { dunPayer } from './dunning/dun-payer.ts'
import { dunning } from './dunning/dunning.module.ts'
import { firms } from './firms/firms.module.ts'
import { handOver } from './hand-over/hand-over.module.ts'
import { hub } from './hub/hub.module.ts'
import { countInvitationsLeft } from './invitations/invitation-quota.ts'
import { invitationTokens } from './invitations/invitation-token.ts'
import { invitations } from './invitations/invitations.module.ts'
import { inviteOwner } from './invitations/invite-owner.ts'
import { mailDelivery } from './mail-delivery/mail-delivery.module.ts'
import { payments } from './payments/payments.module.ts'
import { people } from './people/people.module.ts'
import { planChanges } from './plan-changes/plan-changes.module.ts'
import { mergeParts } from './platform/merge-parts.ts'
import type { Module } from './platform/module.ts'
import { platform } from './platform/platform.module.ts'
import type { Housekeeping } from './platform/workflow/housekeeping.ts'
import { registration } from './registration/registration.module.ts'
import { renewals } from './renewals/renewals.module.ts'
import { authenticate } from './sessions/authenticate.ts'
import { beginSignIn } from './sessions/begin-sign-in.ts'
import { findPerson } from './sessions/find-person.ts'
import { type SessionParts, sessionParts } from './sessions/session-parts.ts'
import { sessions } from './sessions/sessions.module.ts'
import { signIn } from './sign-in/sign-in.module.ts'
import { admitVisitor } from './support/admit-visitor.ts'
import { support } from './support/support.module.ts'

/** Passes callbacks from higher modules to lower ones. */
export const composeModules = (parts: AllParts, session: SessionParts = composeSession(parts)) => {
  const { client, secrets } = parts
  const begin = beginSignIn({ ...session, client })
  const signingIn = { findPerson: findPerson(authenticate(session)), begin, signUpUrl: client.signUpUrl }
  const refresh = refreshSettings(parts)
  const tokens = invitationTokens(secrets.HUB_SECRET)
  const visits = support(parts)
  return {
    platform: platform(parts),
    people: people(parts),
    accounts: accounts(parts),
    sessions: sessions({ ...parts, session }),
    mailDelivery: mailDelivery(parts),
    clientList: clientList(parts),
    firms: firms(parts),
    clients: clients({
      ...parts,
      refreshSettings: refresh,
      inviteOwner: inviteOwner({ ...parts, tokens }),
      countInvitationsLeft,
    }),
    billing: billing(parts),
    payments: payments({ ...parts, dunPayer: dunPayer(parts) }),
    invitations: invitations({ ...parts, signingIn }),
    planChanges: planChanges(parts),
    renewals: renewals(parts),
    dunning: dunning(parts),
    registration: registration({ ...parts, refreshSettings: refresh }),
    booksMirror: booksMirror({
      ...parts,
      copySettings: copySettings(parts),
      copyTeam: readTeam(parts),
      tellAgain: tellAgain(parts),
    }),
    accountants: accountants(parts),
    handOver: handOver(parts),
    support: visits,
    hub: hub({ ...parts, session, begin, support: visits }),
    signIn: signIn(parts),
  }
}

export const composeSession = (parts: AllParts): SessionParts => sessionParts(parts, admitVisitor(parts))

type Modules = ReturnType<typeof composeModules>

const all = (modules: Modules): Module[] => Object.values(modules)

export const routesOf = (modules: Modules) => all(modules).flatMap(({ routes = [] }) => routes)

export const activitiesOf = (modules: Modules): object => mergeParts(modules, 'activities')

export const dueWorkOf = (modules: Modules): Housekeeping => mergeParts(modules, 'dueWork')

export const housekeepingOf = (modules: Modules): Housekeeping => mergeParts(modules, 'housekeeping')
