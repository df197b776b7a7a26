/** What the firm owes. Dates and amounts come formatted. */
export const openInvoices = {
  name: 'Unpaid invoices',
  declined: (card: string) => `We couldn't charge your ${card}`,
  noCard: 'Add a card to pay your open invoices',
  charging: "We're charging your open invoices",
  open: (count: number, since: string, totals: string) =>
    count === 1
      ? `1 invoice is open since ${since}: ${totals}.`
      : `${count} invoices are open since ${since}: ${totals}.`,
  retry: (day: string) => `We'll try again on ${day}.`,
  ends: (day: string, areTogether: boolean) =>
    areTogether ? `Plans end on ${day}.` : `The first plan ends on ${day}.`,
  /** Beside the card's name, in a sentence. */
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  updateCard: 'Update card',
  addCard: 'Add a card',
  toBilling: 'Open Billing',
  pay: 'Pay now',
  outcomes: {
    paid: { title: 'Invoices paid', text: 'All open invoices are paid. Your plans go on.' },
    declined: { title: 'Card declined', text: 'The bank declined the charge. Update the card, or try again later.' },
    charging: { title: 'Still charging', text: "The charges aren't through yet. This page shows when they are." },
    failed: { title: 'Not charged', text: "We couldn't reach the card provider. Try again in a few minutes." },
  },
  heading: 'Open invoices',
  due: (day: string) => `Due ${day}`,
  statuses: { declined: 'Declined', waiting: 'Waiting', charging: 'Charging' },
  more: (count: number) => `and ${count} more`,
  foot: 'Pay now charges the card on file for all of them at once.',
  schedule: {
    heading: "When we'll try again",
    declined: {
      insufficient_funds: 'Declined by the bank: insufficient funds.',
      expired_card: 'Declined by the bank: the card has expired.',
      other: 'Declined by the bank.',
    },
    next: 'Next try. A new card is tried as soon as you save it.',
    later: 'Another try.',
    last: 'Last try.',
    end: (count: number, areTogether: boolean) => {
      if (count === 1) return 'The plan ends and no one can open the account.'
      return areTogether
        ? `These ${count} plans end and no one can open the accounts.`
        : 'The first of these plans ends.'
    },
  },
} as const
