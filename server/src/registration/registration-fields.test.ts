import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { expect } from 'vitest'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { hubTest } from '../../testing/test.ts'

// Nothing opens accounts here, so the response should not wait for it.
const test = hubTest.extend('settings', { PROVISION_WAIT_MS: '1' })

/** Takes any object, so that invalid input can be sent. */
const send = async (firm: FirmCaller, group: number, changes: object) => {
  const body = { ...clientRegistrationOf({ user_service_group: group }), ...changes }
  const params = { organizationUuid: firm.organization_uuid }
  const answer = await firm.call(registerClient, { params, body, key: crypto.randomUUID() })
  return answer.status === 200 ? 'accepted' : (answer.body as unknown as { fields: object }).fields
}
const owner = (group: number, changes: object) => ({
  client_contacts: { ...clientRegistrationOf({ user_service_group: group }).client_contacts, ...changes },
})

test('VALID-04 VALID-05 VALID-06 VALID-07 the business name is held to its bounds on the server', async ({
  firm,
  group,
}) => {
  expect(await send(firm, group, { client_name: '' })).toEqual({ client_name: 'client_name_missing' })
  expect(await send(firm, group, { client_name: undefined })).toEqual({ client_name: 'client_name_missing' })
  expect(await send(firm, group, { client_name: '   ' })).toEqual({ client_name: 'client_name_empty' })
  expect(await send(firm, group, { client_name: '𝔽'.repeat(251) })).toEqual({ client_name: 'client_name_too_long' })
  expect(await send(firm, group, { client_name: 'a\u0000b' })).toEqual({ client_name: 'text_unreadable' })
  expect(await send(firm, group, { client_name: 'Al\u202eder' })).toEqual({ client_name: 'hidden_characters' })
  expect(await send(firm, group, { client_name: '𝔽'.repeat(250) })).toBe('accepted')
  expect(await send(firm, group, { client_name: 'x' })).toBe('accepted')
})

test('VALID-08 VALID-09 VALID-10 VALID-11 VALID-14 every choice must be one of its list', async ({ firm, group }) => {
  for (const value of [undefined, '', 'SOMETHING']) {
    expect(await send(firm, group, { business_industry: value })).toEqual({ business_industry: 'industry_missing' })
    expect(await send(firm, group, { business_description: value })).toEqual({ business_description: 'option_missing' })
    expect(await send(firm, group, { service_completion: value })).toEqual({ service_completion: 'option_missing' })
    expect(await send(firm, group, { business_currency: value })).toMatchObject({
      business_currency: 'currency_missing',
    })
    expect(await send(firm, group, owner(group, { country_code: value }))).toEqual({
      'client_contacts.country_code': 'client_country_missing',
    })
  }
})

test('VALID-12 VALID-13 DEC-85 the revenue is a range of its currency, or an amount where there are none', async ({
  firm,
  group,
}) => {
  expect(await send(firm, group, { business_revenue: '' })).toEqual({ business_revenue: 'revenue_range_missing' })
  expect(await send(firm, group, { business_revenue: '90k - 150k' })).toEqual({
    business_revenue: 'revenue_range_missing',
  })
  expect(await send(firm, group, { business_currency: 'GBP', business_revenue: '90k - 150k' })).toBe('accepted')
  expect(await send(firm, group, { business_currency: 'SEK', business_revenue: '' })).toEqual({
    business_revenue: 'revenue_missing',
  })
  expect(await send(firm, group, { business_currency: 'SEK', business_revenue: '1 250 000,50' })).toBe('accepted')
  for (const business_revenue of ['-12,5x', 'some', '-1'])
    expect(await send(firm, group, { business_currency: 'SEK', business_revenue })).toEqual({
      business_revenue: 'revenue_no_amount',
    })
})

const isBounded = async (firm: FirmCaller, group: number, name: 'first_name' | 'last_name') => {
  const at = `client_contacts.${name}`
  expect(await send(firm, group, owner(group, { [name]: '' }))).toEqual({ [at]: `client_${name}_missing` })
  expect(await send(firm, group, owner(group, { [name]: '  ' }))).toEqual({ [at]: `client_${name}_empty` })
  expect(await send(firm, group, owner(group, { [name]: '𝔽'.repeat(101) }))).toEqual({
    [at]: `client_${name}_too_long`,
  })
  expect(await send(firm, group, owner(group, { [name]: '𝔽'.repeat(100) }))).toBe('accepted')
  expect(await send(firm, group, owner(group, { [name]: ' x ' }))).toBe('accepted')
}

test('VALID-16 VALID-17 VALID-18 the owner’s first name is held to its bounds', ({ firm, group }) =>
  isBounded(firm, group, 'first_name'))

test('VALID-19 VALID-20 VALID-21 the owner’s last name is held to its bounds', ({ firm, group }) =>
  isBounded(firm, group, 'last_name'))

test('VALID-21 VALID-22 VALID-23 VALID-24 last name, phone and billing currency are required', async ({
  firm,
  group,
}) => {
  expect(await send(firm, group, owner(group, { last_name: 'x'.repeat(101) }))).toEqual({
    'client_contacts.last_name': 'client_last_name_too_long',
  })
  expect(await send(firm, group, owner(group, { contact_phone: '' }))).toEqual({
    'client_contacts.contact_phone': 'client_phone_missing',
  })
  expect(await send(firm, group, owner(group, { contact_phone: '1234567' }))).toEqual({
    'client_contacts.contact_phone': 'phone_malformed',
  })
  expect(await send(firm, group, owner(group, { contact_phone: '1234567890' }))).toBe('accepted')
  for (const billing_currency of [undefined, '', 'SEK'])
    expect(await send(firm, group, { billing_currency })).toEqual({ billing_currency: 'billing_currency_missing' })
})

test('VALID-15 VALID-25 offerings, payer and email are optional; an invalid email is refused', async ({
  firm,
  group,
}) => {
  expect(await send(firm, group, { offerings_customization: undefined, billing_owner: undefined })).toBe('accepted')
  expect(await send(firm, group, owner(group, { contact_email: undefined }))).toBe('accepted')
  expect(await send(firm, group, owner(group, { contact_email: 'ana@' }))).toEqual({
    'client_contacts.contact_email': 'client_email_malformed',
  })
})
