import { expect, test } from 'vitest'
import { fromName } from './from-name.ts'

const names = { personName: 'Maya Lindqvist', firmName: 'Alder & Finch LLP', hubName: 'Partner Hub' }

test('an invitation comes from the person, the firm and the product', () => {
  expect(fromName(names)).toBe('Maya Lindqvist at Alder & Finch LLP via Partner Hub')
  expect(fromName({ ...names, personName: ' ' })).toBe('Alder & Finch LLP via Partner Hub')
  expect(fromName({ ...names, personName: '', firmName: '' })).toBe('Partner Hub')
})

test('names that were typed cannot split a header, hide or pass for an address', () => {
  const typed = { personName: 'Maya\r\nBcc: all@owner.example\u202e', firmName: '"Bank" <help@bank.example>\u0000' }
  expect(fromName({ ...names, ...typed })).toBe('Maya Bcc: all owner.example at Bank help bank.example via Partner Hub')
})

test('long names never cut off the name of the product', () => {
  const from = fromName({ ...names, personName: 'é'.repeat(150), firmName: '小'.repeat(200) })
  expect(from).toBe(`${'é'.repeat(39)}… at ${'小'.repeat(59)}… via Partner Hub`)
})
