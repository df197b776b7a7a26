import type { ClientRegistration } from '@partner-hub/contracts/clients/client-registration.ts'

/** A complete, valid client registration; a test changes what it is about. */
export const clientRegistrationOf = (
  changes: Partial<ClientRegistration> & Pick<ClientRegistration, 'user_service_group'>,
): ClientRegistration => ({
  client_name: 'Bluebird Bakery',
  business_industry: 'FOOD_SERVICES',
  business_description: 'OLD_FULL_TIME_FOCUS',
  business_currency: 'CAD',
  business_revenue: '100k - 250k',
  service_completion: 'LESS_THAN_A_WEEK',
  offerings_customization: 'NOT_CUSTOMIZED',
  billing_currency: 'CAD',
  billing_owner: 'ACCOUNTANT',
  client_contacts: {
    first_name: 'Ana',
    last_name: 'Reyes',
    contact_phone: '+1 (902) 555-0199',
    contact_email: 'ana@bluebird.example',
    country_code: 'CA',
  },
  ...changes,
})
