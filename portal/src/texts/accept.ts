/** The page that an invitation's link opens. Whoever reads it may never have heard of the hub. */
export const accept = {
  by: 'by {provider name}',
  loading: 'Reading your invitation',
  invites: (firm: string, firstName: string) => `${firstName && `${firstName}, `}${firm} invites you`,
  message: (firm: string) => `What ${firm} writes`,
  heading: (client: string) => `See ${client}'s books with your accountant`,
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
    text: 'It gave its access up. You can invite it to your team in {product name}.',
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
  signedOut: 'Only this address can accept.',
  accept: 'Accept',
  decline: 'Decline',
  signInToAccept: 'Sign in to accept',
  signUpToAccept: 'Sign up to accept',
  haveAccount: 'You have an account already?',
  noAccount: 'You have no account yet?',
  signIn: 'Sign in',
  signUp: 'Sign up',
  footnote: (day: string) => `Valid until ${day}. Nothing happens until you choose.`,
  failed: { title: 'That did not work', text: 'Nothing was changed. Please try again.' },
  tooMany: { title: 'Too many tries', text: 'Wait a minute, then try again.' },
} as const

export const declining = {
  title: 'Decline the invitation?',
  text: (firm: string) => `${firm} is told. The link stops working, and only the firm can invite you again.`,
  stay: 'Keep it open',
  decline: 'Decline',
} as const

export const stopping = {
  question: {
    title: 'Stop the reminders?',
    text: 'You get no more of them. You can still accept the invitation from the newest mail.',
  },
  confirm: 'Stop reminders',
  done: { title: 'No more reminders', text: 'The invitation itself stays open until it expires.' },
  unknown: {
    title: 'This link stops nothing',
    text: 'The invitation was sent to another address since, or the link is incomplete. Use the link in the newest reminder, or ask the firm.',
  },
} as const

export const wrongPerson = {
  title: 'This invitation is for someone else',
  text: (invited: string, here: string) => `It was sent to ${invited}. You are signed in as ${here}.`,
  button: 'Sign in as someone else',
} as const

export const accepted = {
  title: (client: string) => `${client}'s account is yours`,
  text: (firm: string, { isShared, isPaid }: { isShared: boolean; isPaid: boolean }) =>
    [
      `${firm} has been told.`,
      ...(isShared ? ['From now on you both work in the same books.'] : []),
      ...(isPaid ? [] : ['You can choose a plan in your books.']),
    ].join(' '),
  open: 'Open {product name}',
  later: 'Your access is still being set up. Log in to {product name} in a minute.',
} as const

/** The link of an invitation that was accepted before: to the one who did, and to anybody else. */
export const acceptedBefore = {
  title: 'You have already accepted',
  text: (client: string, firm: string, isShared: boolean) =>
    isShared ? `${client}'s account is yours, and ${firm} works in the same books.` : `${client}'s account is yours.`,
  someone: 'This invitation has been accepted',
  signedOut: 'If that was you, sign in to open {product name}.',
  signIn: 'Sign in',
  notYou: (firm: string) => `If you expected this account to be yours, ask ${firm}.`,
} as const

export const declined = {
  title: 'You have declined',
  text: (firm: string) => `${firm} has been told. If you change your mind, ask the firm to invite you again.`,
} as const

/** Links that lead nowhere any more: what happened, and what to do. */
export const deadLinks = {
  expired: {
    title: 'This invitation has expired',
    text: (firm: string) => `Ask ${firm} to send you a new one.`,
  },
  replaced: {
    title: 'There is a newer invitation',
    text: (firm: string) => `${firm} has sent you a new link. Open the latest e-mail from {hub name}.`,
  },
  declined: {
    title: 'You have declined this invitation',
    text: (firm: string) => `If you have changed your mind, ask ${firm} to invite you again.`,
  },
  unknown: {
    title: 'This link leads nowhere',
    text: 'It may have been cut off on the way. Open the invitation in your mail again, or ask the firm for a new one.',
  },
} as const

export const acceptFoot = { privacy: 'Privacy', terms: 'Terms', support: 'Contact the Support Team' } as const
