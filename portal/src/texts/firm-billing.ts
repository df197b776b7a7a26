/** The plans that the firm pays for. Dates and amounts come formatted. */
export const firmBilling = {
  heading: 'Plans billed to your firm',
  loading: 'Loading the plans billed to your firm',
  failed: {
    title: 'Error loading data',
    text: "The plans billed to your firm didn't load. Check your connection and try again.",
  },
  certified: '15% certification discount',
  plans: (count: number, currencies: number) =>
    `active ${count === 1 ? 'plan' : 'plans'}${currencies > 1 ? ` in ${currencies} currencies` : ''}`,
  otherPlan: 'Other',
  none: 'Your firm pays when you choose ‘My Firm’ for a new client, or take over billing for one you already have.',
  createClient: 'Create Client',
  comparePlans: 'Compare plans',
  withoutPlan: (count: number) =>
    count === 1 ? '1 client billed to your firm has no plan' : `${count} clients billed to your firm have no plan`,
  nextBill: (day: string) => `Next bill, ${day}`,
  month: {
    paid: (month: string) => `Paid in ${month}`,
    toCome: (month: string) => `Still to come in ${month}`,
    nothing: 'Nothing',
  },
  changes: {
    heading: 'Changes since the last bill',
    starts: (day: string) => `First bill on ${day}`,
    ends: (day: string) => `Plan ends on ${day}`,
    differs: (day: string) => `New amount from ${day}`,
    was: (amount: string) => `was ${amount}`,
    more: (count: number) => `and ${count} more`,
  },
} as const
