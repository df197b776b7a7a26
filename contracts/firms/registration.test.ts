import { expect, test } from 'vitest'
import { SERVICES_OFFERED } from './organization.ts'
import { FirmStep, GrowthStep, ProfileStep } from './registration.ts'

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map((issue) => issue.message) ?? []

const nothing = { name: '', country: 'CA', state_province: '', number_of_clients: '', type_of_professional: '' }
const noServices = Object.fromEntries(SERVICES_OFFERED.map((service) => [service, false]))

test('VALID-42 a missing state is reported with everything else that is missing', () => {
  expect(messagesOf(FirmStep.safeParse(nothing))).toEqual([
    'firm_name_missing',
    'number_of_clients_missing',
    'type_of_professional_missing',
    'state_missing',
  ])
})

test('VALID-43 VALID-42 a state must be one of the country, and only where the country has states', () => {
  const firm = { ...nothing, name: 'Alder', number_of_clients: '0', type_of_professional: 'OTHER' }
  expect(messagesOf(FirmStep.safeParse({ ...firm, country: 'CA', state_province: 'NS' }))).toEqual([])
  expect(messagesOf(FirmStep.safeParse({ ...firm, country: 'US', state_province: 'NS' }))).toEqual(['state_missing'])
  expect(messagesOf(FirmStep.safeParse({ ...firm, country: 'NZ', state_province: '' }))).toEqual([])
})

test('VALID-07 a person’s names of 100 characters and a firm’s name of 150 are accepted', () => {
  const profile = { first_name: '🦉'.repeat(100), last_name: '🦉'.repeat(100), phone_number: '902 555 0142' }
  expect(messagesOf(ProfileStep.safeParse(profile))).toEqual([])
  const firm = { ...nothing, state_province: 'NS', number_of_clients: '0', type_of_professional: 'OTHER' }
  expect(messagesOf(FirmStep.safeParse({ ...firm, name: '🦉'.repeat(150) }))).toEqual([])
})

test('VALID-46 VALID-48 VALID-49 missing services, interest and terms are each reported', () => {
  const growth = { ...noServices, interest: '', email_flag: false, tos_flag: false }
  expect(messagesOf(GrowthStep.safeParse(growth)).sort()).toEqual([
    'interest_missing',
    'services_missing',
    'tos_missing',
  ])
})
