/** Why an invitation is not sent, for a single one and for bulk invitations. */
export const invitationRefusals = {
  access_removed: 'You no longer have access to this client.',
  client_archived: 'Archived clients cannot be invited.',
  plan_required: 'You must select a plan for this client before inviting them.',
  invitation_quota: "You've reached today's limit of invitations for your firm or this address. Try again tomorrow.",
} as const
