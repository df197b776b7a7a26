import type { Pair } from './errors.ts'

const TRY_ANOTHER_CARD = 'Please check that your information is correct or try using a different credit card.'

/** Spec §8 Payment method. */
export const cardOutcomes = {
  failedSave: {
    title: 'Oops-Your credit card could not be updated',
    text: `${TRY_ANOTHER_CARD} You can also contact us for help {phone}.`,
  },
  updated: { title: 'Payment Method Updated', text: 'Your payment method has been updated' },
} as const satisfies Record<string, Pair>

/** Why the card provider's own form did not save a card (spec §8). */
export const cardFailures = {
  address: {
    title: "Oops—Your billing address doesn't match the address on the card",
    text: 'Please enter the billing address as it appears on your credit card statement and try again. You can also call us at {phone}.',
  },
  cvv: {
    title: 'Oops—Your security code is incorrect',
    text: 'Please review your security code and try again. You can also call us at {phone}.',
  },
  expiryDate: {
    title: 'Oops—The credit card expiry date you entered is incorrect',
    text: `${TRY_ANOTHER_CARD} You can also contact us for help {phone}.`,
  },
  authorization: {
    title: 'Oops—Your credit card could not be authorized',
    text: `${TRY_ANOTHER_CARD} You can also contact us for help at {phone}.`,
  },
} as const satisfies Record<string, Pair>

/** Any other reason. A link to an article stands in the middle of its text. */
export const genericFailure = {
  title: "Oops—There's something wrong with your billing details",
  before: 'Please ensure your billing details are correct and check out',
  link: 'how to update your billing information',
  after: 'to see some common reasons why your card may have declined.',
} as const

export const cardErrors = {
  loading: { title: 'Error loading data', text: 'Failed to load payment method information.' },
  fields: {
    title: "The card form didn't load",
    text: "We couldn't reach the card provider. Check your connection and try again.",
  },
} as const satisfies Record<string, Pair>

/** The error of a batch of payment methods, which fails as a whole. */
export const PAYMENT_METHODS_FAILED = 'Error fetching payment data'

export const cardEditor = {
  about: 'Billing',
  title: 'Edit Payment Method',
  subtitle: 'You are updating your payment method across all your clients.',
  heading: 'Payment method',
  creditCard: 'CREDIT CARD',
  number: 'Card Number',
  numberPlaceholder: '1234 1234 1234 1234',
  knownNumber: (last4: string) => `**** **** **** ${last4}`,
  cvv: 'Security Code',
  cvvPlaceholder: '***',
  firstName: 'First Name',
  lastName: 'Last Name',
  expiration: 'Expiration Date',
  expirationPlaceholder: 'MM/YYYY',
  safety: 'Your card number goes straight to the card provider, never to {hub name}.',
  form: 'Card form of the card provider',
  formSafety: 'The form belongs to the card provider. Your card number never reaches {hub name}.',
  address: 'BILLING ADDRESS',
  change: 'CHANGE',
  street: 'Street Address',
  city: 'City',
  state: 'State/Province',
  postalCode: 'ZIP Code',
  country: 'Country',
  selectPlaceholder: 'Select',
  otherCountries: 'Other',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save Changes',
} as const

/** Shown after a save attempt, by field (spec §5). */
export const cardMessages = {
  number: 'Card number is invalid',
  cvv: 'Security code is invalid',
  expirationDate: 'Expiration date is invalid',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  street: 'Street address is required',
  city: 'City is required',
  state: 'State/province is required',
  postalCode: 'ZIP code is required',
  country: 'Country is required',
} as const
