/** The page that an invitation's link opens. Its reader may never have heard of the hub. */
export const accept = {
  by: 'by {provider name}',
  loading: 'Loading your invitation',
  invites: (firm: string) => `${firm} invited you to {product name}`,
  message: (firm: string) => `What ${firm} writes`,
  heading: (client: string) => `See the books of ${client} with your accountant`,
  headingAlone: (client: string) => `Become the owner of the books of ${client}`,
  owner: {
    title: 'You become the owner',
    text: 'Everything in the account is yours, and you can remove the firm at any time.',
  },
  firm: {
    title: (firm: string) => `${firm} keeps access`,
    text: 'Its people can see and edit invoices, expenses and reports.',
  },
  firmGone: {
    title: (firm: string) => `${firm} has no access`,
    text: 'It gave up its access. You can invite it to your team in {product name}.',
  },
  costs: {
    firm: {
      title: (firm: string) => `${firm} pays`,
      text: 'You need no card and choose no plan.',
    },
    trial: {
      title: (day: string) => `Free until ${day}`,
      text: 'No card needed now. After that day you choose a plan.',
    },
    plan: { title: 'You choose a plan', text: 'No card needed now. You choose it in {product name}.' },
  },
  signedIn: 'Signed in with the invited address',
  notYou: 'Not you?',
  signedOut: 'Only this address can accept.',
  accept: 'Accept',
  decline: 'Decline',
  signInToAccept: 'Sign in to accept',
  signUpToAccept: 'Sign up to accept',
  declineInvitation: 'Decline the invitation',
  footnote: (day: string) => `Valid until ${day}. Nothing happens until you choose.`,
  failed: { title: "Your answer wasn't saved", text: 'Nothing changed. Try again.' },
  wasSignedOut: { title: 'You were signed out', text: 'Nothing changed. Sign in again to accept.' },
  onlyLook: {
    title: "A support visit can't open or answer invitations",
    text: 'End the support session, then open the link again.',
  },
  tooMany: { title: 'Too many tries', text: 'Wait a minute, then try again.' },
} as const

export const declining = {
  title: 'Decline the invitation?',
  text: (firm: string) => `We'll let ${firm} know. The link stops working, and only the firm can invite you again.`,
  stay: 'Keep it open',
  decline: 'Decline',
} as const

export const stopping = {
  question: {
    title: 'Stop the reminders?',
    text: "You won't get any more reminders. You can still accept the invitation from the newest email.",
  },
  confirm: 'Stop reminders',
  done: { title: 'No more reminders', text: 'The invitation itself stays open until it expires.' },
  unknown: {
    title: 'This link no longer works',
    text: 'The invitation has since been sent to another address, or the link is incomplete. Use the link in the newest reminder.',
  },
} as const

export const wrongPerson = {
  title: 'This invitation is for someone else',
  text: (invited: string, here: string) => `It was sent to ${invited}. You are signed in as ${here}.`,
  button: 'Sign in as someone else',
  keep: 'Keep my account',
} as const

export const accepted = {
  title: (client: string) => `The account of ${client} is yours`,
  text: (firm: string, { isShared, isPaid }: { isShared: boolean; isPaid: boolean }) =>
    [
      `${firm} has been told.`,
      ...(isShared ? ['From now on you both work in the same books.'] : []),
      ...(isPaid ? [] : ['You can choose a plan in your books.']),
    ].join(' '),
  open: 'Open {product name}',
  later: 'Your access is still being set up. Log in to {product name} in a minute.',
} as const

/** The link of an invitation that is already accepted: for the person who accepted, and for anyone else. */
export const acceptedBefore = {
  title: 'You have already accepted',
  text: (client: string, firm: string, isShared: boolean) =>
    isShared
      ? `The account of ${client} is yours, and ${firm} works in the same books.`
      : `The account of ${client} is yours.`,
  someone: 'This invitation has been accepted',
  signedOut: 'If that was you, sign in to open {product name}.',
  signIn: 'Sign in',
  notYou: (firm: string) => `If you expected this account to be yours, ask ${firm}.`,
} as const

export const declined = {
  title: 'You declined',
  text: (firm: string) => `${firm} knows. If you change your mind, ask the firm to invite you again.`,
} as const

/** Links that no longer work: what happened, and what to do. */
export const deadLinks = {
  expired: {
    title: 'This invitation has expired',
    text: (firm: string, client: string, day: string) =>
      `It was valid until ${day}. Ask ${firm} to invite you to ${client} again.`,
  },
  replaced: {
    title: 'This link was replaced',
    text: (firm: string, day: string, mayAsk: boolean) =>
      `${firm} sent a newer invitation on ${day}. Open that email${mayAsk ? ', or ask for another one' : ''}.`,
  },
  withdrawn: {
    title: 'This invitation was withdrawn',
    text: (firm: string, day: string) =>
      `${firm} withdrew it on ${day}. If you think that was a mistake, contact the firm.`,
  },
  declined: {
    title: 'This invitation was declined',
    text: (firm: string) => `If you have changed your mind, ask ${firm} to invite you again.`,
  },
  unknown: {
    title: "This link isn't complete",
    text: 'Part of it may be missing. Open the link in your email again, or ask the firm for a new one.',
    support: 'Contact the Support Team',
  },
  email: (firm: string) => `Email ${firm}`,
} as const

export const asking = {
  button: 'Ask for a new invitation',
  done: {
    title: (firm: string) => `${firm} has your request`,
    text: (moment: string) =>
      `You asked on ${moment}. Look for a new email once someone at the firm sends it. You can close this page.`,
    button: 'Asked today',
  },
} as const

export const acceptFoot = { privacy: 'Privacy', terms: 'Terms', support: 'Contact the Support Team' } as const
