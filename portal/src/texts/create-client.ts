import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import type {
  BusinessDescription,
  OfferingsCustomization,
  ServiceCompletion,
} from '@partner-hub/contracts/clients/client-profile.ts'
import { pageTitles } from './page-titles.ts'

export const createClient = {
  title: pageTitles.createClient,
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  steps: ['Business Info', "Owner's Info", 'Billing Info'],
  attention: (count: number) => (count === 1 ? '1 field needs your attention' : `${count} fields need your attention`),
  allMandatory: 'All fields are mandatory',
  submitting: "Getting Your Client's Account Ready...",
  notContacted: 'Your client will not be contacted by the provider until you invite them directly.',
  otherGroup: 'Other',
  selectPlaceholder: 'Select',
} as const

/** A later visit to the wizard with a draft in the tab (DEC-90). */
export const draftOffer = {
  heading: 'You have an unfinished client',
  text: 'Your answers are still here. Starting over deletes them.',
  continueWith: (client_name: string) => (client_name ? `Continue with ${client_name}` : 'Continue'),
  startOver: 'Start over',
} as const

export const businessStep = {
  heading: 'Tell Us About Your Business',
  name: 'Business name',
  industry: 'Industry',
  industryPlaceholder: 'Select an industry',
  country: 'Country',
  countryPlaceholder: 'Select a country',
  currency: 'Currency',
  currencyPlaceholder: 'Select a currency',
  currencyHint: 'Set from the country; change it if needed.',
  revenue: 'Estimated yearly revenue',
  revenuePlaceholder: 'Select a range',
  revenueRange: (currency: string) => `In ${currency}`,
  revenueAmount: (currency: string) =>
    currency ? `In ${currency}. A rough amount is enough.` : 'Select a currency first',
  revenueCleared: (currency: string) => `Cleared, because the currency is now ${currency}. Enter it again.`,
  description: 'How long has the business been running?',
  offerings: 'How customized are the services they offer?',
  completion: 'How long does a service take to complete?',
} as const

export const ownerStep = {
  heading: "Owner's Info",
  intro: (client_name: string) => `Who owns ${client_name.trim()}? Fields are mandatory unless marked.`,
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email',
  emailHint: 'Filled in for you when you write the invitation. Nothing is sent now.',
} as const

export const billingStep = {
  heading: 'Billing Info',
  payer: "Who will pay for your client's plan?",
  trialEnd: (date: string) => `The trial would end on ${date}`,
  planFirst: 'The owner can be invited once a plan is selected.',
  /** To someone who can't choose plans. */
  planFirstForReaders:
    'An Owner, Admin, or Billing member of your firm selects the plan; then the owner can be invited.',
  currency: 'Select the Billing Currency',
  currencyHint: 'Fixed after the first charge.',
  noCharge: 'Nothing is charged now.',
} as const

export const payers: Readonly<Record<BillingOwner, { label: string; text: string }>> = {
  ACCOUNTANT: { label: 'My Firm', text: "You'll select a plan and be billed instead of the client." },
  CLIENT: {
    label: 'The Client',
    text: 'Your Client will have 30 days to try the product for free before they must purchase a plan',
  },
}

/** A hint, never a refusal: two businesses may share a name or a phone. */
export const similarClients = {
  name: 'You already have a client with this name:',
  phone: 'You already have a client with this phone number:',
} as const

export const failedRegistration = {
  whatToDo: 'Nothing was lost. Check your connection and press Finish again.',
  /** There was no response: the client may exist. */
  maybeCreated:
    "We got no answer, so the client may exist. Check your connection and press Finish again: it won't be created twice.",
  /** The firm has a client like this one (DEC-92). */
  duplicate: {
    title: 'You already have this client',
    text: (client_name: string) =>
      `${client_name} exists with the same owner's email or phone number. Create a second one only if you mean it.`,
    open: 'Open that client',
    create: 'Create anyway',
  },
  /** The idempotency key belongs to a client from an earlier attempt, whose response may have been lost. */
  earlier: {
    title: 'A client was already created from this form',
    text: 'An earlier Finish went through with other answers. Look for that client in your list first.',
    list: 'Go to Clients',
    another: 'Create another client',
  },
} as const

export const created = {
  heading: "Your Client's Account is Created!",
  abilitiesOf: (client_name: string) => `On ${client_name}'s account, you'll be able to`,
  abilities: [
    'Set up the Chart of Accounts',
    'Set up Expense Categories',
    "Invite Your Client's Team Members",
    'Set up a payment gateway',
    'Connect to essential apps',
    'More...',
  ],
  choosePlan: 'Choose a Plan',
  getStarted: 'Get Started',
  later: 'Do it later',
  inviteOwner: 'Invite the owner',
  another: 'Create another',
  /** If the firm pays, nothing works without a plan. */
  planFirst: (client_name: string) =>
    `You can set up ${client_name}'s account now, and invite the owner once a plan is selected.`,
  inviteNext: 'Next, invite the owner, or set up the account first.',
  stillOpening: '{product name} is still opening the account. This can take a minute; the client is safe in your list.',
  openYourself: 'Open the account',
  popUp: 'Your browser may have blocked the new tab.',
} as const

export const descriptions: Readonly<Record<BusinessDescription, string>> = {
  LAUNCHING_SOON: "It's launching soon",
  SUPPLEMENTAL: "It's part-time or supplements their main income",
  NEW_FULL_TIME_FOCUS: "It's a new business but it's their full-time focus",
  OLD_FULL_TIME_FOCUS: "It's been their full-time focus for over a year",
}

export const offerings: Readonly<Record<OfferingsCustomization, string>> = {
  NOT_CUSTOMIZED: 'More or less the same',
  CUSTOMIZED: 'Different or customized',
}

export const completions: Readonly<Record<ServiceCompletion, string>> = {
  REAL_TIME: 'Real-time or within a few hours',
  LESS_THAN_A_WEEK: 'Less than a week',
  MORE_THAN_A_WEEK: 'More than a week but less than a month',
  MORE_THAN_A_MONTH: 'More than a month',
}
