import type { Story } from '../platform/workflow/stories.ts'

/** The mail to the invited person: one per invitation, with the id built from it. */
export const invitingMail = (invitation: string): Story => ({
  workflow: 'sendAccountantInvitation',
  id: `send-accountant-invitation/${invitation}`,
  args: [invitation],
})

/**
 * Tells Books that the person of this invitation, or the firm with this relation, leaves the team; once per version of
 * the client.
 */
export const leavingTeam = (member: string, version: number): Story => ({
  workflow: 'leaveClientTeam',
  id: `leave-client-team/${member}.${version}`,
  args: [member],
})

/** Tells Books the outcome of an invitation, which is answered or expires only once. */
export const answerToBooks = (invitation: string): Story => ({
  workflow: 'tellAccountantAnswer',
  id: `tell-accountant-answer/${invitation}`,
  args: [invitation],
})

/** Tells Books that the mail bounced. The invitation can still be answered, which is reported separately. */
export const bounceToBooks = (invitation: string): Story => ({
  workflow: 'tellAccountantAnswer',
  id: `tell-accountant-bounce/${invitation}`,
  args: [invitation],
})
