/** Loaded only with the page of support visits. */
export const supportVisits = {
  text: "{provider name} support looks at a firm only for a ticket and for a short time, and can't change anything. Every visit is listed here.",
  columns: {
    began: 'When',
    duration: 'Duration',
    staff: 'Who',
    reason: 'Why',
    ticket: 'Ticket',
    lookedAt: 'Looked at',
  },
  lasted: (minutes: number) => (minutes <= 1 ? '1 min' : `${minutes} min`),
  isOpen: 'still open',
  andMore: (others: number) => `and ${others} more`,
  pages: {
    clients: 'Client list',
    client: 'Client page',
    activity: 'Activity',
    contacts: 'Contacts',
    invitation: 'Invitation',
    support_visits: 'Support visits',
  },
  nothing: 'Nothing yet',
  empty: {
    title: 'No support visits yet.',
    text: "When {provider name} support looks at your firm, you'll see here who, why and for how long.",
  },
  failed: { title: "Support visits can't be shown", text: 'Failed to load the list. Try again.' },
} as const
