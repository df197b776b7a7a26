const number = new Intl.NumberFormat().format
const thatOne = 'can still accept it. Withdraw it first to prevent that.'
const thoseOnes = 'the owners can still accept them. Withdraw them first to prevent that.'

/** What archiving does, to one client or to several. */
export const archiving = {
  consequences: (count: number, invitation?: string) => ({
    moves: count === 1 ? 'It moves to Archived.' : 'They move to Archived.',
    keeps: 'Nothing is deleted or cancelled, and no one is notified.',
    invitation,
    restorable: `You can restore ${count === 1 ? 'it' : 'them'} at any time.`,
  }),
  invitationStays: (owner: string) => `The invitation stays open: ${owner} ${thatOne}`,
  invitationsStay: (count: number) =>
    count === 1
      ? `1 invitation stays open: the owner ${thatOne}`
      : `${number(count)} invitations stay open: ${thoseOnes}`,
  /** How many there are is not known. */
  anyInvitationsStay: `Pending invitations stay open: ${thoseOnes}`,
} as const
