/** Loaded with the page of support visits alone. */
export const supportVisits = {
  text: '{provider name} support looks into a firm only for a ticket and for a short while, and can change nothing. Every visit is listed here.',
  columns: { began: 'When', staff: 'Who', reason: 'Why', ticket: 'Ticket', requests: 'Looked at' },
  lasted: (minutes: number) => (minutes <= 1 ? 'for a minute' : `for ${minutes} minutes`),
  isOpen: 'still here',
  requests: (count: number) => (count === 1 ? '1 request' : `${new Intl.NumberFormat().format(count)} requests`),
  empty: {
    title: 'Nobody has looked in',
    text: 'When {provider name} support visits your firm, you see here who, why and for how long.',
  },
  failed: { title: 'Support visits cannot be shown', text: 'Failed to load who has looked in.' },
} as const
