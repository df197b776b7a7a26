import type { Story } from '../platform/workflow/stories.ts'

/** The mail to whoever is invited: one an invitation, named after it. */
export const invitingMail = (invitation: string): Story => ({
  workflow: 'sendAccountantInvitation',
  id: `send-accountant-invitation/${invitation}`,
  args: [invitation],
})

/** Books is told that whoever came by this invitation, or the firm with this relation, leaves the team: at this change of the client. */
export const leavingTeam = (member: string, version: number): Story => ({
  workflow: 'leaveClientTeam',
  id: `leave-client-team/${member}.${version}`,
  args: [member],
})

/** Books is told what became of an invitation; it can be answered, or expire, once. */
export const answerToBooks = (invitation: string): Story => ({
  workflow: 'tellAccountantAnswer',
  id: `tell-accountant-answer/${invitation}`,
  args: [invitation],
})

/** Books is told that the mail came back; the invitation may still be answered, which is told apart from this. */
export const bounceToBooks = (invitation: string): Story => ({
  workflow: 'tellAccountantAnswer',
  id: `tell-accountant-bounce/${invitation}`,
  args: [invitation],
})
