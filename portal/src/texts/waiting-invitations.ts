/** The notice above the client list; the page of an invitation has its own texts. */
export const waitingInvitations = {
  name: 'Invitations from businesses',
  one: (business: string) => `${business} invited your firm to its team.`,
  many: (count: number) => `${count} businesses invited your firm to their teams.`,
  text: 'Once you accept, they appear in your list.',
  see: 'See the invitation',
} as const
