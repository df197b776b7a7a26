/** Why an invitation is not sent, whether one is written or several go at once. */
export const invitationRefusals = {
  plan_required: 'You must select a plan for this client before inviting them.',
  invitation_quota: 'Your firm or this address has had as many invitations as it may for now. Try again tomorrow.',
} as const
