import { expect, test } from 'vitest'
import { samplePaymentMethod } from '../../../testing/card-world.tsx'
import { shownCard } from './shown-card.ts'

test('PAY-12 PAY-61 a migrated payment method is normalised for display', () => {
  expect(shownCard(samplePaymentMethod({ brand_code: 'american-express' }))).toEqual({
    payment_method: 'Tokenized Credit Card',
    brand: 'American Express',
    exp_month: '08',
    exp_year: '2028',
    last4: '4242',
    first_name: 'Maya',
    last_name: 'Lindqvist',
    billing_contact: {
      first_name: 'Maya',
      last_name: 'Lindqvist',
      company_name: '',
      address1: '1969 Upper Water Street',
      address2: 'Suite 1300',
      city: 'Halifax',
      state: 'Nova Scotia',
      country: 'Canada',
      zip: 'B3J 3R7',
      phone: '',
      email: '',
      tax_id: '',
    },
  })
})
