import type { LineKind } from '@partner-hub/contracts/billing/plans.ts'
import type { Pair } from './errors.ts'

const seats = (count: number): string => `${count} ${count === 1 ? 'seat' : 'seats'}`

/** Select Plan and Change Plan. Dates and amounts come formatted. */
export const planTexts = {
  heading: { select: 'Choose a Plan', change: 'Change Plan' },
  loading: 'Loading the plans',
  close: 'Close',
  forClient: (client: string, currency: string) => `For ${client}, billed to your firm in ${currency}.`,
  nowOn: (plan: string) => `Now on ${plan}.`,
  billedIn: (currency: string) => `Billed to your firm in ${currency}.`,
  interval: 'Billing interval',
  intervals: { Monthly: 'Monthly', Yearly: 'Yearly' },
  yearlySaves: '2 months free',
  plan: 'Plan',
  per: { Monthly: 'month', Yearly: 'year' },
  perInterval: (currency: string, interval: string) => `${currency} / ${interval}`,
  aMonth: (amount: string) => `${amount} a month`,
  clients: (count: number | null) =>
    count === null ? 'No limit on billable clients' : `${count} billable ${count === 1 ? 'client' : 'clients'}`,
  seatIncluded: '1 team member seat included',
  current: 'Current',
  when: {
    today: 'Starts today',
    on: (day: string) => `Starts ${day}`,
    paid: (day: string) => `Paid until ${day}`,
  },
  seats: {
    title: 'Team member seats',
    fewer: 'One seat fewer',
    more: 'One seat more',
    text: (amount: string, interval: string) => `1 included, ${amount} a ${interval} for each extra seat`,
    now: (count: number) => `${count} now.`,
    inUse: (count: string) =>
      `${count} ${count === '1' ? 'seat is' : 'seats are'} in use. Keep at least ${count}, or remove people from the team in {product name} first.`,
  },
  coupon: {
    title: 'Coupon',
    text: 'Shown as its own line on the receipt',
    label: 'Coupon code',
    placeholder: 'Code',
    apply: 'Apply',
    remove: (code: string) => `Remove coupon ${code}`,
    off: (discount: string) => `${discount} off`,
    for: (months: number) => (months === 1 ? 'once' : `for ${months} months`),
  },
  card: {
    title: 'Payment Method',
    text: 'Used for all client accounts billed to your firm',
    none: 'No card yet',
    add: 'Add a card',
    another: 'Use another card',
  },
  summary: {
    heading: {
      none: "What you'll pay",
      select: "What you'll pay",
      now: 'Upgrade today',
      at_renewal: 'Downgrade at renewal',
    },
    from: (plan: string) => `From ${plan} to `,
    planAndSeats: (plan: string, count: number) => `${plan}, ${seats(count)}`,
    daysLeft: (left: number, of: number) => `${left} of ${of} days are left.`,
    today: 'Charge today',
    credit: 'Credit',
    next: 'Next bill',
    noNext: 'None',
    discount: { kept: 'discount kept', lost: 'discount lost' },
    until: (day: string) => `Until ${day}`,
    trialGoesOn: 'The free trial goes on. Nothing is charged.',
    nothingChanges: (plan: string, count: number) =>
      `Nothing changes. ${plan} and ${count === 1 ? 'its seat' : `all ${count} seats`} stay paid.`,
    fromThen: (clients: string, count: number) =>
      `${clients} and ${count} team member ${count === 1 ? 'seat' : 'seats'}.`,
    planStarts: (plan: string) => `${plan} starts, and the first bill is charged.`,
    notes: {
      select: (isCurrencyFixed: boolean) =>
        `${isCurrencyFixed ? '' : 'The billing currency is fixed after the first charge. '}If you cancel, the books can stay open until the last paid day.`,
      trial: (day: string) => `Nothing is charged before ${day}. Until then you can change or undo this.`,
      now: (client: string, plan: string) => `${client} can use ${plan} right away.`,
      keepsDate: (day: string) => `The renewal date stays ${day}.`,
      newDate: (day: string) => `The next renewal is on ${day}.`,
      at_renewal: (day: string) => `The paid period isn't refunded. You can undo the change until ${day}.`,
    },
  },
  lines: {
    plan: (plan: string, days: number | null) =>
      days === null ? plan : `${plan}, ${days} ${days === 1 ? 'day' : 'days'}`,
    seats: (count: number) => `${count} extra team member ${count === 1 ? 'seat' : 'seats'}`,
    certification: '15% certification discount',
    coupon: (code: string | undefined) => (code ? `Coupon ${code}` : 'Coupon'),
    credit: 'Credit from earlier bills',
    unusedDays: (plan: string) => `Credit for unused ${plan}`,
    tax: 'Tax',
  } satisfies Record<LineKind | 'unusedDays', unknown>,
  act: { select: 'Select Plan', now: 'Upgrade now', at_renewal: 'Schedule downgrade' },
  disabled: {
    unchanged: 'This is the plan the client has',
    scheduled: 'This change is already scheduled',
    asking: 'The amounts are being calculated',
    card: 'Add a card first',
    charging: 'A payment is being confirmed',
    refused: 'This plan is not possible. See the message on the page',
  },
} as const

/** What came of it, and what to do. */
export const planOutcomes = {
  selected: { title: 'Plan selected', text: (client: string, plan: string) => `${client} is on ${plan}.` },
  changed: { title: 'Plan changed', text: (client: string, plan: string) => `${client} is on ${plan}.` },
  scheduled: { title: 'Change scheduled', text: (plan: string, day: string) => `${plan} starts on ${day}.` },
  deferred: {
    title: 'Plan selected',
    text: (plan: string, day: string) => `${plan} starts on ${day}, when the free trial ends.`,
  },
  declined: {
    title: 'Your card was declined',
    text: 'Nothing was charged, and the plan has not changed. Use another card, or ask your bank, then try again.',
  },
  charging: {
    title: 'The payment is being confirmed',
    text: "Your card provider hasn't answered yet. The plan starts once the payment is confirmed. You can leave this page.",
  },
  notCharged: {
    title: "The payment didn't go through",
    text: 'Nothing was charged, and the plan has not changed. Use another card, or try again.',
  },
  previewChanged: {
    title: 'The amounts have changed',
    text: 'Nothing was charged. Check the new amounts, then confirm again.',
  },
  cardRequired: { title: 'Add a card first', text: 'Your firm has no card yet. Nothing was charged.' },
  inProgress: {
    title: 'Another change is being charged',
    text: 'Wait until it is done. This page updates by itself.',
  },
  invoiceOpen: {
    title: "A bill for this plan isn't paid yet",
    text: 'Nothing was charged now. You can change the plan once the bill is paid.',
  },
  notAllowed: {
    title: 'The plan cannot be changed now',
    text: 'The client changed in the meantime. Nothing was charged. Close this page to see how it stands.',
  },
  maybe: {
    title: "We don't know if the plan was selected",
    text: "Check your connection and try again. You won't be charged twice.",
  },
  failed: { title: 'The plan cannot be selected', text: 'Nothing was charged. Try again.' },
} as const satisfies Record<string, { title: string; text: unknown }>

/** Instead of the page, if the firm cannot choose this client's plan. */
export const planClosed = {
  not_payer: {
    title: 'Your client pays for this plan',
    text: "The owner selects and changes it in {product name}. Your firm isn't charged.",
  },
  archived: { title: 'This client is archived', text: 'Restore the client to select a plan.' },
  no_access: {
    title: 'Your firm has no access to this client',
    text: "Your firm can't select a plan for a client it has no access to.",
  },
  invoice_open: {
    title: "A bill for this plan isn't paid yet",
    text: 'You can change the plan once the bill is paid.',
  },
  action_not_allowed: {
    title: 'The plan cannot be changed now',
    text: 'The client changed in the meantime.',
  },
} as const satisfies Record<string, Pair>

export const backToClient = 'Back to the client'

/** Cancelling a plan, or undoing what was scheduled. */
export const cancelTexts = {
  title: 'Cancel Plan',
  keep: 'Keep Plan',
  cancel: 'Cancel Plan',
  when: 'When',
  period_end: {
    title: 'At the end of the paid period',
    text: (day: string) => `The books stay open until ${day}, the last paid day.`,
  },
  now: { title: 'Now', text: 'Access is blocked at once. The paid period is not refunded.' },
  closes: {
    from: (day: string) => `From ${day} nobody can open the account `,
    atOnce: 'Nobody can open the account ',
    strong: 'until a new plan is added',
    end: '.',
  },
  stays: 'The client still appears in reports, and receipts stay on the Billing page.',
  drops: (plan: string, day: string) => `The change to ${plan} on ${day} is dropped.`,
  money: {
    today: 'Charge today',
    credit: 'Credit',
    next: (day: string) => `Next bill, ${day}`,
    noNext: 'Next bill',
    none: 'None',
    discount: '15% certification discount',
    discountKept: 'Kept for other clients',
  },
  loading: 'Loading what the cancellation would change',
  done: { title: 'Plan cancelled', text: 'The plan has been cancelled.' },
  // 'occured' as in the specification.
  failed: { title: 'Cannot cancel plan', text: 'Error occured while cancelling this plan.' },
  kept: { title: 'Plan kept', text: 'The plan goes on as it is.' },
  notKept: { title: 'Cannot keep plan', text: 'The scheduled change was not undone. Try again.' },
  reasons: {
    change_in_progress: 'A payment for this plan is being confirmed. Try again once it is done.',
    invoice_open: "A bill for this plan isn't paid yet. Pay it first.",
  },
} as const
