/** The pages on the sign-in origin where staff start a visit. The banner's texts are separate, so that no page loads both. */
export const supportPage = {
  title: 'Start a support session',
  text: (minutes: number) =>
    `You can look at one firm for ${minutes} minutes, read-only. The firm sees your name, the reason and the ticket number.`,
  signedIn: (email: string) => `Signed in as ${email}.`,
  logOut: 'Log out',
  firm: 'Firm',
  firmHint: 'The beginning of its name, its ID, or the email of someone there',
  several: 'Which firm is it?',
  more: 'There are more. Enter more of the name to see them.',
  reason: 'Reason',
  reasonHint: 'What you want to look at, and who asked',
  ticketNumber: 'Ticket number',
  find: 'Find the firm',
  choose: 'Continue',
} as const

/** What staff see of a firm before they enter it. */
export const foundFirm = {
  owner: 'Owner',
  clients: 'Clients',
  created: 'Created',
  place: 'Place',
  id: 'Id',
  none: 'None',
  inShort: (clients: number, day: string) => `${clients === 1 ? '1 client' : `${clients} clients`} · since ${day}`,
} as const

export const supportConfirmPage = {
  title: 'Is this the firm?',
  text: (minutes: number) =>
    `You'll have ${minutes} minutes, read-only. The firm sees your name, the reason and the ticket number.`,
  start: 'Start support session',
  /** The firm requires consent and has been asked. */
  consent: {
    open: {
      title: (firm: string) => `Waiting for ${firm}`,
      text: (until: string) =>
        `We emailed its Owners and Admins. Once one of them allows it, you can start for 24 hours. The request is open until ${until}.`,
      button: 'Check again',
    },
    allowed: {
      title: (firm: string) => `${firm} allowed it`,
      text: () => 'You can start for 24 hours. Each visit is read-only.',
      button: 'Start support session',
    },
    declined: {
      title: (firm: string) => `${firm} declined`,
      text: (at: string) =>
        `It declined your request on ${at}. You can ask again: its Owners and Admins get a new email.`,
      button: 'Ask again',
    },
    expired: {
      title: (firm: string) => `${firm} didn't answer`,
      text: (until: string) =>
        `The request expired on ${until}. You can ask again: its Owners and Admins get a new email.`,
      button: 'Ask again',
    },
  },
  again: 'Find another firm',
} as const

export const supportRefusedPage = {
  title: 'Only for support staff',
  text: (email: string) => `${email} is not an account of support staff.`,
  button: 'Sign in with another account',
} as const
