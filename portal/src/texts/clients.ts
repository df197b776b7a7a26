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
  empty: {
    title: 'No clients yet',
    text: 'Clients you create appear here. A client already on {product name} appears once they invite you to their team in an Accountant role and you accept.',
  },
  tableName: 'Clients of the firm',
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
  billing: { ACCOUNTANT: 'Billed to Firm', CLIENT: 'Billed to Client' },
  seats: (count: number) => `${count} Team Member ${count === 1 ? 'Seat' : 'Seats'}`,
} as const
