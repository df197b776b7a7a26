import { pageTitles } from './page-titles.ts'

/** An owner on the product invites somebody of the firm to their team. */
export const accountantInvitation = {
  title: pageTitles.accountantInvitation,
  loading: 'Reading the invitation',
  close: 'Close',
  signedInAs: (email: string) => `Signed in as ${email}`,
  heading: (owner: string, business: string) => `${owner || 'The owner'} invites you to ${business}'s team`,
  intro: 'They already keep their books in {product name} and want your firm in an Accountant role.',
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
  facts: { invitedBy: 'Invited by', role: 'Your role there', validUntil: 'Valid until' },
  ownerOf: (owner: string) => `${owner}, owner`,
  role: 'Accountant',
  told: (owner: string) => `${owner || 'The owner'} sees in {product name} what you choose.`,
  accept: 'Accept',
  decline: 'Decline',
  failed: { title: 'That did not work', text: 'Nothing was changed. Please try again.' },
  unread: { title: 'The invitation could not be read', text: 'Please try again.' },
  toClients: 'Go to Clients',
  toClient: 'Open the client',
} as const

export const decliningTeam = {
  title: 'Decline the invitation?',
  text: (business: string) => `${business} does not become your client. Only the owner can invite you again.`,
  stay: 'Keep it open',
  decline: 'Decline',
} as const

/** What became of it: what happened, and what to do. */
export const accountantEndings = {
  accepted: {
    title: (business: string) => `${business} is your client`,
    text: 'You find it in your list, and you can log in to the account.',
  },
  declined: {
    title: (_business: string) => 'You have declined',
    text: 'If you change your mind, ask the owner to invite you again.',
  },
  withdrawn: {
    title: (_business: string) => 'The invitation was withdrawn',
    text: 'The owner has taken it back. Ask them if you think that is a mistake.',
  },
  expired: {
    title: (_business: string) => 'This invitation has expired',
    text: 'Ask the owner to withdraw it in {product name} and to invite you again.',
  },
} as const

/** No such invitation, or one for somebody else: the page cannot tell, and does not say. */
export const accountantMissing = {
  title: 'This invitation is not for you',
  text: (email: string) =>
    `There is no such invitation for ${email}. If the mail came to another address, log out and sign in with that one.`,
  logOut: 'Log out',
} as const
