/** Loaded only with the page of a support request. */
export const supportRequest = {
  asks: '{provider name} support asks for your permission',
  asked: '{provider name} support asked for your permission',
  heads: {
    open: 'Let support look at your firm for 24 hours?',
    allowed: 'Support may look at your firm',
    declined: 'This request was declined',
    expired: 'This request has expired',
  },
  who: 'Who',
  ticket: 'Ticket',
  reason: 'Reason',
  facts: {
    look: { title: 'Support can look, not change', text: 'They see what you see: clients, contacts and activity.' },
    books: { title: "Your clients' books stay closed", text: "Support can't open {product name} from your hub." },
    ends: { title: 'It ends by itself after 24 hours', text: 'Every visit is listed under Support visits.' },
  },
  decline: 'Decline',
  allow: 'Allow for 24 hours',
  until: (moment: string) => `Open until ${moment}. Nothing happens until you choose.`,
  allowed: (who: string, until: string) =>
    `Allowed by ${who}, until ${until}. Visits that begin are listed under Support visits.`,
  declined: (who: string, moment: string) => `Declined by ${who}, ${moment}. Support can ask again with a new request.`,
  someone: 'someone at your firm',
  expired: "Support can ask again. Until then, support can't look at your firm.",
  toVisits: 'See support visits',
  signedInAs: (email: string) => `Signed in as ${email}`,
  close: 'Close',
  loading: 'Loading the request',
  missing: {
    title: 'Request not found',
    text: 'It may belong to another firm. Check which account you are signed in with.',
  },
  unread: { title: "The request can't be shown", text: 'Check your connection and try again.' },
  failed: {
    allow: { title: 'Not allowed yet', text: 'Something went wrong. Try again.' },
    decline: { title: 'Not declined yet', text: 'Something went wrong. Try again.' },
  },
  late: { title: "Your answer wasn't saved", text: 'This request was no longer open.' },
} as const
