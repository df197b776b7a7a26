import type { Story } from '../platform/workflow/stories.ts'

/** The mail of one generation of an invitation: sent again it is another story. */
export const invitationMail = (firm: string, uuid: string, generation: number): Story => ({
  workflow: 'sendInvitation',
  id: `send-invitation/${uuid}.${generation}`,
  args: [firm, uuid, String(generation)],
})
