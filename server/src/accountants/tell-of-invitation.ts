import type { Story } from '../platform/workflow/stories.ts'

/** The mail to whoever is invited: one an invitation, named after it. */
export const invitingMail = (invitation: string): Story => ({
  workflow: 'sendAccountantInvitation',
  id: `send-accountant-invitation/${invitation}`,
  args: [invitation],
})

/** Books is told that whoever came by this invitation leaves the team. */
export const leavingTeam = (invitation: string): Story => ({
  workflow: 'leaveClientTeam',
  id: `leave-client-team/${invitation}`,
  args: [invitation],
})

/** Books is told what became of an invitation; it can be answered once. */
export const answerToBooks = (invitation: string): Story => ({
  workflow: 'tellAccountantAnswer',
  id: `tell-accountant-answer/${invitation}`,
  args: [invitation],
})
