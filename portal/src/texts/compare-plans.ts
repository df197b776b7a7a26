/** The comparison of plans. Amounts come formatted. */
export const comparePlans = {
  about: 'What a plan costs your firm per client. Nothing is bought on this page.',
  failed: {
    title: 'Error loading data',
    text: "The plans didn't load. Check your connection and try again.",
  },
  currency: { title: 'Billing currency', text: 'Set per client, fixed after the first charge' },
  clients: (count: number) => (count === 1 ? '1 client' : `${count} clients`),
  showClients: 'Show clients',
  first: 'First bill',
  later: { Monthly: 'Each month after', Yearly: 'Each year after' },
} as const
