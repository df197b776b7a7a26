import {
  ACCOUNTING_SERVICE_TYPE,
  FIRST_GROUP,
  type OrganizationRegistration,
} from '@partner-hub/contracts/firms/registration.ts'

/** A complete, valid registration; a test changes what it is about. */
export const registrationOf = (changes: Partial<OrganizationRegistration> = {}): OrganizationRegistration => ({
  identity: { first_name: 'Maya', last_name: 'Lindqvist', phone_number: '+1 (902) 555-0147' },
  name: 'Alder & Finch LLP',
  country: 'CA',
  state_province: 'NS',
  number_of_clients: '21-50',
  type_of_professional: 'DESIGNATED_ACCOUNTANT',
  interest: 'ONBOARDINGMY_CLIENTS',
  accounting_service: true,
  bookkeeping_service: false,
  taxes_service: true,
  audit_service: false,
  advisory_services: false,
  payroll_service: false,
  technology_training_service: false,
  analytics_reporting_service: false,
  other_service: true,
  email_flag: true,
  tos_flag: true,
  user_service_groups: [{ ...FIRST_GROUP, service_type: ACCOUNTING_SERVICE_TYPE }],
  time_zone: 'America/Halifax',
  date_format: 'mm/dd/yyyy',
  ...changes,
})
