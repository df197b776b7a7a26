export const receipts = {
  heading: 'Receipts',
  ofClient: 'All Receipts',
  columns: { date: 'Payment Date', number: 'Invoice Number', client: 'Client', amount: 'Amount', download: 'Download' },
  download: (number: string) => `Download receipt ${number}`,
  /** Spec §8. */
  downloadFailed: (message: string) => `Error loading data: ${message}`,
  noFile: 'Cannot fetch the Receipt PDF file',
  downloadAgain: 'Check your connection and try again.',
  paidIn: (year: number, totals: string) => `Paid in ${year}: ${totals}`,
  nothingIn: (year: number) => `Nothing was paid in ${year}.`,
  showEarlier: (year: number) => `Show ${year}`,
  none: {
    title: 'No receipts yet',
    text: 'Each payment your firm makes appears here with a PDF to download, also after a plan is cancelled or transferred.',
  },
  noneOfClient: 'Your firm has not paid for this client yet.',
  failed: { title: 'Error loading data', text: 'Failed to load invoices.' },
} as const
