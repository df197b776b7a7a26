export const clients = {
  heading: 'Clients',
  closeBanner: 'Close the news',
  syncBanner: 'New! Your clients are now in the {hub name}.',
  loading: 'Loading clients',
  columns: {
    name: 'Business Name',
    owner: 'Owner',
    invitation: 'Invitation Status',
    status: 'Status',
    plan: 'Plan / Add-ons',
    billing: 'Billing Type',
  },
  create: 'Create Client',
  views: { name: 'Views', all: 'All', active: 'Active', trials: 'Free Trials', archived: 'Archived' },
  search: {
    label: 'Search clients',
    placeholder: 'Search name, owner or e-mail',
    clear: 'Clear the search',
  },
  filters: {
    name: 'Filters',
    plan: 'Plan',
    plans: ['Starter', 'Plus', 'Premium'],
    trial: 'Free Trial',
    clearAll: 'Clear all',
    show: (count: string) => `Show ${count} ${count === '1' ? 'client' : 'clients'}`,
  },
  sorts: {
    label: 'Sort by',
    name: { long: 'Business name A–Z', short: 'A–Z' },
    trial_ends: { long: 'Trial ends soonest', short: 'Trial end' },
    created: { long: 'Recently created', short: 'Newest' },
  },
  columnChooser: 'Columns',
  emptyViews: {
    all: { title: 'No clients here', text: 'All of your clients are archived. You find them in Archived.' },
    active: { title: 'No active clients', text: 'Clients with an active plan appear here.' },
    trials: { title: 'No free trials', text: 'Clients on a free trial appear here until it ends or a plan is chosen.' },
    archived: { title: 'No archived clients', text: 'Clients you archive are kept here and can be restored.' },
  },
  noMatch: {
    title: 'No clients match',
    text: (search: string, view: string, filters: readonly string[]) =>
      `Nothing matches ${search && `“${search}” `}in ${view}${filters.length > 0 ? ` with ${filters.join(' and ')}` : ''}.`,
    clear: 'Clear search and filters',
    elsewhere: (count: string, view: string) => `Show ${count} ${count === '1' ? 'match' : 'matches'} in ${view}`,
  },
  leftOut: (count: number) =>
    count === 1 ? '1 client is left out of this page.' : `${count} clients are left out of this page.`,
  empty: {
    title: 'No clients yet',
    text: 'Clients you create appear here. A client already on {product name} appears once they invite you to their team in an Accountant role and you accept.',
  },
  tableName: 'Clients of the firm',
  rowMenu: (name: string) => `Actions for ${name}`,
  rowMenus: 'Actions',
  pages: 'Pages of clients',
  triedAgain: 'We also try again by ourselves in 20 seconds.',
  shown: (range: string) => `Clients ${range}`,
  noEmail: '---',
  noPlan: '-',
} as const

export const gettingStarted = {
  heading: 'Getting started',
  close: 'Close getting started',
  invite: {
    title: 'Invite your clients',
    text: 'Create a client’s account, choose who pays, then invite the owner.',
    link: 'Create Client',
  },
  academy: {
    title: 'Get certified as an expert',
    text: 'Dedicated support, a certification badge and a 15% discount on client accounts.',
    link: 'Open the academy',
  },
  booking: {
    title: 'Book a 1:1 onboarding call',
    text: 'Meet someone who knows {product name} and ask anything.',
    link: 'Book a call',
  },
  video: {
    title: 'Welcome to {hub name}',
    kind: 'Video',
    play: 'Play the welcome guide video',
    close: 'Close the welcome guide video',
  },
} as const

export const statusTexts = {
  subscription: {
    active: 'Active',
    noPlan: 'No Plan',
    trial: (days: number) => `Free Trial - ${days} ${days === 1 ? 'day' : 'days'} left`,
    trialExpired: 'Trial Expired',
    noAccess: 'No Access',
    unknown: 'No Status Set',
  },
  invitation: {
    ACCEPTED: 'Accepted',
    PENDING: 'Invite Sent',
    EXPIRED: 'Trial Expired',
    DECLINED: 'Declined',
    DRAFT: 'Not invited',
  },
  invitationExpired: 'The invitation has expired',
  invitationLost: {
    short: 'Not delivered',
    FAILED: 'The invitation was not delivered.',
    BOUNCED: 'The invitation came back.',
    why: (what: string, theirWords: string | null) => (theirWords ? `${what} ${theirWords}` : what),
  },
  billing: { ACCOUNTANT: 'Billed to Firm', CLIENT: 'Billed to Client' },
  seats: (count: number) => `${count} Team Member ${count === 1 ? 'Seat' : 'Seats'}`,
} as const
