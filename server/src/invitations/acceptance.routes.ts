import * as calls from '@partner-hub/contracts/invitations/acceptance.ts'
import * as reminders from '@partner-hub/contracts/invitations/stop-reminders.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../platform/http/caller.ts'
import { forAnyone, forPerson, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { refuseForeignOrigin } from '../sessions/own-origin.ts'
import { acceptInvitation, declineInvitation } from './answer-invitation.ts'
import { askForInvitation } from './ask-for-invitation.ts'
import { findLinkedInvitation } from './find-linked-invitation.ts'
import { invitationTokens, reminderTokens } from './invitation-token.ts'
import { openLink } from './open-link.ts'
import { showInvitation } from './show-invitation.ts'
import { stopReminders } from './stop-reminders.ts'

/** How a person signs in, provided by the hub's own pages. */
export interface SigningIn {
  /** The signed-in person, if any. A change authenticated by a cookie must come from our own page. */
  findPerson: (request: FastifyRequest) => Promise<Person | undefined>
  begin: (
    request: FastifyRequest,
    reply: FastifyReply,
    more: { returnTo: typeof calls.ACCEPT_PATH; email: string | undefined; askAgain: true; isInvited: true },
  ) => Promise<string>
  signUpUrl: string
}

/** The owner's side of an invitation. */
export const acceptanceRoutes = (parts: Parts & { signingIn: SigningIn }): Route[] => {
  const { config, secrets, signingIn } = parts
  const findLink = findLinkedInvitation({ ...parts, tokens: invitationTokens(secrets.HUB_SECRET) })
  const linked = { ...parts, findLink }
  return [
    forAnyone(calls.readInvitation, showInvitation(linked), async (show, { body, request }) => {
      refuseForeignOrigin(request, config.HUB_URL)
      return show(body.token, await signingIn.findPerson(request))
    }),
    forAnyone(calls.declineInvitation, declineInvitation(linked), async (decline, { body, request }) => {
      refuseForeignOrigin(request, config.HUB_URL)
      return decline(body.token, await signingIn.findPerson(request))
    }),
    forAnyone(calls.askForInvitation, askForInvitation(linked), async (ask, { body, request }) => {
      refuseForeignOrigin(request, config.HUB_URL)
      return ask(body.token)
    }),
    forAnyone(calls.beginAcceptance, signingIn.begin, async (begin, { body, request, reply }) => {
      refuseForeignOrigin(request, config.HUB_URL)
      // The login service may remember someone else in this browser, so it asks again.
      const signInAs = async (email: string | undefined) => ({
        url: await begin(request, reply, { returnTo: calls.ACCEPT_PATH, email, askAgain: true, isInvited: true }),
      })
      // After acceptance the owner may come back to find the account. The sign-in page is not told who accepted.
      if (body.how === 'sign_in' && (await findLink(body.token))?.state === 'accepted') return signInAs(undefined)
      const { invitation_email } = await openLink(findLink, body.token)
      // Someone already signed in who starts over is not the invited person, and only that person may see the whole
      // address.
      const email = (await signingIn.findPerson(request)) ? undefined : invitation_email
      // The link's token confirms the address for a sign-up, so it only travels in the fragment.
      const carried = { invitation: body.token, ...(email && { email }) }
      if (body.how === 'sign_up') return { url: `${signingIn.signUpUrl}#${new URLSearchParams(carried)}` }
      return signInAs(email)
    }),
    // Called by mail programs from any origin: only the link authorizes it, no cookie does.
    forAnyone(
      reminders.stopReminders,
      stopReminders({ ...parts, tokens: reminderTokens(secrets.HUB_SECRET) }),
      (stop, { query }) => stop(query.link),
    ),
    forPerson(
      calls.acceptInvitation,
      acceptInvitation({ ...linked, linkWaitMs: config.LINK_WAIT_MS }),
      (accept, { body, person }) => accept(body.token, person),
    ),
  ]
}
