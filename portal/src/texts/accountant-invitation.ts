import { pageTitles } from './page-titles.ts'

/** An owner in Books invites a member of the firm to their team. */
export const accountantInvitation = {
  title: pageTitles.accountantInvitation,
  loading: 'Loading the invitation',
  close: 'Close',
  signedInAs: (email: string) => `Signed in as ${email}`,
  heading: (owner: string, business: string) => `${owner || 'The owner'} invited you to ${business}'s team`,
  intro: 'They keep their books in {product name} and want your firm on their team as an accountant.',
  gets: {
    list: {
      title: 'The client appears in your list',
      text: 'With the owner as Accepted, in your default group. There are no onboarding steps.',
    },
    account: {
      title: 'You can log in to the account',
      text: 'Your firm sees and edits the books as soon as you accept, until the owner removes you or you leave.',
    },
    money: { title: 'Your firm pays nothing', text: 'The plan is billed to the client.' },
  },
  /** To someone whose role can't accept it. */
  cannot: {
    accept: {
      title: "You can't accept this invitation",
      text: "It was sent to you alone, and your role in the firm can't add clients.",
    },
    ask: (owner: string) => ({
      title: `Ask ${owner || 'the owner'} to invite a colleague`,
      text: 'An Owner, Admin, or Member of your firm can accept. The owner invites them in {product name}, under Team.',
    }),
    whom: {
      title: 'Tell an Owner or Admin of your firm',
      text: 'They can agree with the client on whom to invite.',
    },
  },
  facts: { invitedBy: 'Invited by', role: 'Your role there', validUntil: 'Valid until' },
  ownerOf: (owner: string) => `${owner}, owner`,
  role: 'Accountant',
  told: (owner: string) => `${owner || 'The owner'} sees in {product name} what you choose.`,
  accept: 'Accept',
  needsFirm: 'To accept, register your accounting firm in {hub name} first. Then you come back here.',
  register: 'Register an accounting firm',
  decline: 'Decline',
  failed: { title: "Your answer wasn't saved", text: 'Nothing changed. Try again.' },
  unread: { title: "The invitation couldn't be loaded", text: 'Please try again.' },
  toClients: 'Go to Clients',
  toClient: 'Open the client',
} as const

export const decliningTeam = {
  title: 'Decline the invitation?',
  text: (business: string) => `${business} won't become your client. Only the owner can invite you again.`,
  stay: 'Keep it open',
  decline: 'Decline',
} as const

/** What became of it: what happened, and what to do. */
export const accountantEndings = {
  accepted: {
    title: (business: string) => `${business} is your client`,
    text: "It's in your list now, and you can log in to the account.",
  },
  left: {
    title: (business: string) => `Your firm no longer has access to ${business}`,
    text: 'You accepted this invitation, and the access has ended since. If the owner invited you again, open the newer email.',
  },
  declined: {
    title: (_business: string) => 'You declined',
    text: 'If you change your mind, ask the owner to invite you again.',
  },
  withdrawn: {
    title: (_business: string) => 'The invitation was withdrawn',
    text: "The owner withdrew it. Ask them if you think that's a mistake.",
  },
  expired: {
    title: (_business: string) => 'This invitation has expired',
    text: 'Ask the owner to withdraw it in {product name} and to invite you again.',
  },
} as const

/** An unknown invitation, or one for someone else: the page cannot tell which. */
export const accountantMissing = {
  title: 'This invitation is not for you',
  text: (email: string) =>
    `There is no such invitation for ${email}. If the email came to another address, log out and sign in with that one.`,
  logOut: 'Log out',
} as const
