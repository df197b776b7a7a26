/** The names of pages that come as scripts of their own: the router knows them before their texts. */
export const pageTitles = {
  createClient: 'Create Client',
  createOrganization: 'Create organization',
  inviteOwner: "Let's Customize Your Invitation",
  accept: 'Your invitation',
  accountantInvitation: 'Invitation to a team',
  supportRequest: 'Support request',
  supportVisits: 'Support visits',
} as const
