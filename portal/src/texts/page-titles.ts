/** Titles of lazily loaded pages: the router needs them before their texts are loaded. */
export const pageTitles = {
  billing: 'Billing',
  plans: 'Plans',
  paymentMethod: 'Edit Payment Method',
  createClient: 'Create Client',
  createOrganization: 'Create organization',
  inviteOwner: "Let's Customize Your Invitation",
  accept: 'Your invitation',
  accountantInvitation: 'Invitation to a team',
  supportRequest: 'Support request',
  supportVisits: 'Support visits',
} as const
