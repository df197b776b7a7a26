/** Loaded with the page of support visits alone. */
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
  /** The names stand first; beyond the third they are counted. */
  clients: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '),
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
