import { expect, test } from 'vitest'
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts'

const values = { organization_name: 'Alder & Finch', recipient_first_name: 'Grace', senders_first_name: 'Maya' }

test('INV-06 INV-07 INV-08 DEC-23 the three known placeholders are filled everywhere in the text', () => {
  expect(fillPlaceholders('{organization_name}: {recipient_first_name}, {senders_first_name}', values)).toBe(
    'Alder & Finch: Grace, Maya',
  )
  expect(fillPlaceholders('{recipient_first_name} {recipient_first_name}', values)).toBe('Grace Grace')
})

test('DEC-23 a missing first name becomes "there"', () => {
  expect(fillPlaceholders('Hi {recipient_first_name},', { ...values, recipient_first_name: ' ' })).toBe('Hi there,')
})

test.each(['{recipient_first_name}', '{__class__}', '{{7*7}}', '$' + '{x}', '$&', '$1', '{organization_name}'])(
  'the value %s is inserted literally, in one pass',
  (value) => {
    expect(fillPlaceholders('{organization_name}!', { ...values, organization_name: value })).toBe(`${value}!`)
  },
)

test('DEC-23 unknown placeholders stay, and are reported once each', () => {
  const text = '{firm} {firm} {recipient_first_name} {Organization_name} {}'
  expect(fillPlaceholders(text, values)).toBe('{firm} {firm} Grace {Organization_name} {}')
  expect(unknownPlaceholders(text)).toEqual(['{firm}', '{Organization_name}'])
})
