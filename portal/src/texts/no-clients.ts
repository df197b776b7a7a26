import { clients } from './clients.ts'

export const noClients = {
  empty: {
    title: 'No clients yet',
    text: 'Clients you create appear here. A client already on {product name} appears once they invite you to their team in an Accountant role and you accept.',
  },
  /** To someone who can't create clients. */
  emptyForReaders: { title: 'No clients yet', text: "Your firm's clients appear here." },
  /** To someone who sees assigned clients only. */
  noneAssigned: {
    title: 'No clients yet',
    text: 'Clients you create and clients assigned to you appear here. Owners and Admins of your firm can assign clients.',
  },
  emptyViews: {
    all: { title: 'No clients here', text: 'All of your clients are archived. You find them in Archived.' },
    active: { title: 'No active clients', text: 'Clients with an active plan appear here.' },
    trials: { title: 'No free trials', text: 'Clients on a free trial appear here until it ends or a plan is chosen.' },
    archived: { title: 'No archived clients', text: 'Clients you archive are kept here and can be restored.' },
  },
  /** To someone who can't archive clients. */
  archivedForReaders: { title: 'No archived clients', text: 'Archived clients are kept here.' },
  noMatch: {
    title: clients.noMatch,
    text: (search: string, view: string, filters: readonly string[]) =>
      `Nothing matches ${search && `“${search}” `}in ${view}${filters.length > 0 ? ` with ${filters.join(' and ')}` : ''}.`,
    clear: 'Clear search and filters',
    elsewhere: (count: string, view: string) => `Show ${count} ${count === '1' ? 'match' : 'matches'} in ${view}`,
  },
} as const
