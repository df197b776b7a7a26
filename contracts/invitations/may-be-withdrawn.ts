import type { ClientInvitation } from './invitations.ts'

/** DEC-89: only one that waits for an answer. Both sides ask this. */
export const mayBeWithdrawn = ({ invitation_status }: Pick<ClientInvitation, 'invitation_status'>): boolean =>
  invitation_status === 'PENDING'
