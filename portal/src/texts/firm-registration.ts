import type {
  INTERESTS,
  NUMBERS_OF_CLIENTS,
  ServiceOffered,
  TYPES_OF_PROFESSIONAL,
} from '@partner-hub/contracts/firms/organization.ts'
import { pageTitles } from './page-titles.ts'

export const firmRegistration = {
  title: pageTitles.createOrganization,
  steps: ['Enter Your Profile Information', 'Tell Us About Your Business', 'Start Your Journey Of Growth'],
  owners: { text: 'Looking for the books of your own business?', link: 'Open {product name}' },
  welcome: 'Welcome to the {hub name}! Tell us about yourself.',
  firm: 'Nice to meet you! Tell us about your firm.',
  allMandatory: 'All fields are mandatory',
  required: 'Required information',
  signedInAs: (email: string) => `Signed in as ${email}`,
  logout: 'Logout',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  nextWaits: 'Fill in every field of this step to continue',
  attention: (count: number) => (count === 1 ? '1 field needs your attention' : `${count} fields need your attention`),
  submitting: 'Creating your organization',
  whatToDo: 'Nothing was lost. Check your connection and press Finish again.',
  optional: 'Optional',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  name: 'Firm name',
  nameHint: 'Clients see it when you invite them.',
  country: 'Country',
  countryPlaceholder: 'Select a country',
  otherCountries: 'Other',
  state: 'State/Province',
  statePlaceholder: 'Select a state or province',
  numberOfClients: 'Number of clients',
  typeOfProfessional: 'Type of professional',
  selectPlaceholder: 'Select',
  services: 'Services offered',
  interest: "What you're interested in",
  emailFlag: 'Send me product news and tips by email.',
  terms: {
    before: 'I accept the ',
    link: 'terms and conditions',
    after: ' of the Collaborative Accounting program.',
  },
} as const

/** The labels of stored values (DEC-25). */
export const numbersOfClients: Readonly<Record<(typeof NUMBERS_OF_CLIENTS)[number], string>> = {
  '0': '0',
  '1-5': '1-5',
  '5-20': '6-20',
  '21-50': '21-50',
  '51-100': '51-100',
  '101-200': '101-200',
  '200+': '200+',
}

export const typesOfProfessional: Readonly<Record<(typeof TYPES_OF_PROFESSIONAL)[number], string>> = {
  DESIGNATED_ACCOUNTANT: 'Designated accountant',
  NON_DESIGNATED_ACCOUNTANT: 'Non-designated accountant',
  BOOKKEEPER: 'Bookkeeper',
  TAX_PROFESSIONAL: 'Tax professional',
  OTHER: 'Other',
}

export const interests: Readonly<Record<(typeof INTERESTS)[number], string>> = {
  CERTIFICATION_AND_LEARNING: 'Certification and learning',
  ONBOARDINGMY_CLIENTS: 'Onboarding my clients',
  TRYING_OUT_THE_PRODUCT: 'Trying out the product',
  OTHER: 'Other',
}

export const services: Readonly<Record<ServiceOffered, string>> = {
  accounting_service: 'Accounting',
  bookkeeping_service: 'Bookkeeping',
  taxes_service: 'Taxes',
  audit_service: 'Audit',
  advisory_services: 'Advisory',
  payroll_service: 'Payroll',
  technology_training_service: 'Technology Training',
  analytics_reporting_service: 'Analytics & Reporting',
  other_service: 'Other',
}
