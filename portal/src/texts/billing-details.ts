import { taxIdLabelOf } from '@partner-hub/contracts/places/tax-id-labels.ts'

export const billingDetails = {
  title: 'Billing details',
  open: 'Billing details',
  about: 'The legal name, address and tax ID on your receipts',
  subtitle: "Printed on future receipts. Past ones don't change.",
  labels: {
    legal_name: 'Legal name',
    country: 'Country',
    address_line_1: 'Address Line 1',
    address_line_2: 'Address Line 2',
    city: 'City',
    reference: 'PO reference',
  },
  state: (country: string) => (country === 'CA' ? 'Province' : country === 'US' ? 'State' : 'State/Province'),
  postalCode: (country: string) => (country === 'US' ? 'ZIP Code' : 'Postal Code'),
  taxId: (country: string) => taxIdLabelOf(country) ?? 'Tax ID',
  referenceHint: 'Shown on each receipt until you change it.',
  select: 'Select',
  otherCountries: 'Other',
  attention: (count: number) => (count === 1 ? '1 field needs your attention' : `${count} fields need your attention`),
  cancel: 'Cancel',
  save: 'Save Changes',
  saved: { title: 'Billing details saved', text: 'They appear on your next receipts.' },
  failed: {
    loading: {
      title: 'Error loading data',
      text: "The billing details didn't load. Check your connection and try again.",
    },
    saving: { title: "The billing details weren't saved", text: 'Check your connection and try again.' },
  },
} as const
