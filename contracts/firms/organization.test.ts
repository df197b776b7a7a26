import { expect, test } from 'vitest'
import { Interest, NumberOfClients, SERVICES_OFFERED, ServiceFlags, TypeOfProfessional } from './organization.ts'

test('CONST-21 number_of_clients has exactly its seven values', () => {
  expect(NumberOfClients.options).toEqual(['0', '1-5', '5-20', '21-50', '51-100', '101-200', '200+'])
  expect(NumberOfClients.safeParse('6-20').success).toBe(false)
})

test('CONST-22 type_of_professional has exactly its five values', () => {
  expect(TypeOfProfessional.options).toEqual([
    'DESIGNATED_ACCOUNTANT',
    'NON_DESIGNATED_ACCOUNTANT',
    'BOOKKEEPER',
    'TAX_PROFESSIONAL',
    'OTHER',
  ])
})

test('CONST-23 the services offered are the eight choices and, in the full list, technology training', () => {
  const choices = [
    'accounting_service',
    'bookkeeping_service',
    'taxes_service',
    'audit_service',
    'advisory_services',
    'payroll_service',
    'other_service',
    'analytics_reporting_service',
  ]
  expect([...SERVICES_OFFERED].sort()).toEqual([...choices, 'technology_training_service'].sort())
  expect(Object.keys(ServiceFlags.shape)).toEqual([...SERVICES_OFFERED])
})

test('CONST-24 interest has exactly its four values', () => {
  expect(Interest.options).toEqual([
    'CERTIFICATION_AND_LEARNING',
    'ONBOARDINGMY_CLIENTS',
    'TRYING_OUT_THE_PRODUCT',
    'OTHER',
  ])
})
