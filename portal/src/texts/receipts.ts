export const receipts = {
  heading: 'Receipts',
  ofClient: 'All Receipts',
  columns: { date: 'Payment Date', number: 'Invoice Number', client: 'Client', amount: 'Amount' },
  paidIn: (year: number, totals: string) => `Paid in ${year}: ${totals}`,
  nothingIn: (year: number) => `Nothing was paid in ${year}.`,
  showEarlier: (year: number) => `Show ${year}`,
  none: {
    title: 'No receipts yet',
    text: 'Each payment your firm makes appears here, also after a plan is cancelled or transferred.',
  },
  noneOfClient: 'Your firm has not paid for this client yet.',
  failed: { title: 'Error loading data', text: 'Failed to load invoices.' },
} as const
