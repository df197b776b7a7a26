import { invitationWords, payerWords, seatWords, statusWords } from '@partner-hub/contracts/clients/status-words.ts'

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
    placeholder: 'Search name, owner or email',
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
    '-name': { long: 'Business name Z–A', short: 'Z–A' },
    owner: { long: 'Owner A–Z', short: 'Owner' },
    '-owner': { long: 'Owner Z–A', short: 'Owner Z–A' },
    status: { long: 'Status, No Plan first', short: 'Status' },
    '-status': { long: 'Status, No Access first', short: 'Status, last' },
    trial_ends: { long: 'Trial ends soonest', short: 'Trial end' },
    created: { long: 'Recently created', short: 'Newest' },
  },
  columnChooser: 'Columns',
  noMatch: 'No clients match',
  leftOut: (count: number) =>
    count === 1 ? '1 client is left out of this page.' : `${count} clients are left out of this page.`,
  tableName: 'Clients of the firm',
  tableNameOfAssigned: 'Clients assigned to you',
  rowMenu: (name: string) => `Actions for ${name}`,
  rowMenus: 'Actions',
  pages: 'Pages of clients',
  triedAgain: "We'll retry in 20 seconds.",
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
    active: statusWords.ACTIVE,
    noPlan: statusWords.INACTIVE,
    trial: (days: number) => `${statusWords.ACTIVE_TRIAL} - ${days} ${days === 1 ? 'day' : 'days'} left`,
    trialExpired: statusWords.TRIAL_EXPIRED,
    noAccess: statusWords.NO_ACCESS,
    unknown: 'No Status Set',
  },
  invitation: invitationWords,
  invitationExpired: 'The invitation has expired',
  invitationLost: {
    short: 'Not delivered',
    FAILED: 'The invitation was not delivered.',
    BOUNCED: 'The invitation bounced.',
    why: (what: string, theirWords: string | null) => (theirWords ? `${what} ${theirWords}` : what),
  },
  billing: payerWords,
  seats: seatWords,
} as const
