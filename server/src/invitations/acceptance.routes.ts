import * as acceptance from '@partner-hub/contracts/acceptance.ts'
import { stopReminders } from '@partner-hub/contracts/stop-reminders.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../platform/http/caller.ts'
import { forAnyone, forPerson, type Route } from '../platform/http/routes.ts'
import { refuseForeignOrigin } from '../session/own-origin.ts'
import type { acceptInvitation, declineInvitation } from './answer-invitation.ts'
import type { askForInvitation } from './ask-for-invitation.ts'
import type { FindLink } from './find-linked-invitation.ts'
import { openLink } from './open-link.ts'
import type { showInvitation } from './show-invitation.ts'
import type { stopReminders as StopReminders } from './stop-reminders.ts'

interface Operations {
  findLink: FindLink
  show: ReturnType<typeof showInvitation>
  accept: ReturnType<typeof acceptInvitation>
  decline: ReturnType<typeof declineInvitation>
  stopReminders: ReturnType<typeof StopReminders>
  ask: ReturnType<typeof askForInvitation>
  /** Who is signed in, where anybody is; a change that rides on a cookie must come from our own page. */
  findPerson: (request: FastifyRequest) => Promise<Person | undefined>
  begin: (
    request: FastifyRequest,
    reply: FastifyReply,
    more: { returnTo: typeof acceptance.ACCEPT_PATH; email: string | undefined; askAgain: true; isInvited: true },
  ) => Promise<string>
  signUpUrl: string
  hubOrigin: string
}

export const acceptanceRoutes = (owner: Operations): Route[] => [
  forAnyone(acceptance.readInvitation, async ({ body, request }) => {
    refuseForeignOrigin(request, owner.hubOrigin)
    return owner.show(body.token, await owner.findPerson(request))
  }),
  forAnyone(acceptance.declineInvitation, async ({ body, request }) => {
    refuseForeignOrigin(request, owner.hubOrigin)
    return owner.decline(body.token, await owner.findPerson(request))
  }),
  forAnyone(acceptance.askForInvitation, async ({ body, request }) => {
    refuseForeignOrigin(request, owner.hubOrigin)
    return owner.ask(body.token)
  }),
  forAnyone(acceptance.beginAcceptance, async ({ body, request, reply }) => {
    refuseForeignOrigin(request, owner.hubOrigin)
    // The login service may remember someone else in this browser: it asks who it is.
    const signInAs = async (email: string | undefined) => ({
      url: await owner.begin(request, reply, {
        returnTo: acceptance.ACCEPT_PATH,
        email,
        askAgain: true,
        isInvited: true,
      }),
    })
    // Whoever accepted comes back to find the account; the sign-in is told nothing of who that was.
    if (body.how === 'sign_in' && (await owner.findLink(body.token))?.state === 'accepted') return signInAs(undefined)
    const { invitation_email } = await openLink(owner.findLink, body.token)
    // Somebody who is signed in and begins anew is not the invited person, who alone sees the whole address.
    const email = (await owner.findPerson(request)) ? undefined : invitation_email
    // The link's token confirms the address for a sign-up; it travels in the fragment alone.
    const carried = { invitation: body.token, ...(email && { email }) }
    if (body.how === 'sign_up') return { url: `${owner.signUpUrl}#${new URLSearchParams(carried)}` }
    return signInAs(email)
  }),
  // From wherever a mail program is: the link alone decides, and nothing rides on a cookie.
  forAnyone(stopReminders, ({ query }) => owner.stopReminders(query.link)),
  forPerson(acceptance.acceptInvitation, ({ body, person }) => owner.accept(body.token, person)),
]
