import { expect, test } from 'vitest'
import { isPhone, optionalPhone, requiredPhone } from './phone.ts'

const required = requiredPhone({ missing: 'phone_missing', malformed: 'phone_malformed' })
const messagesOf = (schema: typeof required, typed: string) =>
  schema.safeParse(typed).error?.issues.map((issue) => issue.message) ?? []

test('VALID-69 a phone number is 8 to 15 digits: 7 and 16 are refused, 8 and 15 accepted', () => {
  const ofLength = (length: number) => '1'.repeat(length)
  expect([7, 8, 15, 16].map((length) => isPhone(ofLength(length)))).toEqual([false, true, true, false])
  expect(['12345678x', '١٢٣٤٥٦٧٨', '1234567é', ''].filter(isPhone)).toEqual([])
})

test("DEC-37 spaces, dots, dashes, brackets and one leading '+' do not count", () => {
  expect(['+1 (902) 555-0100', '902.555.0100', '[902] 555 0100', ' 9025550100 '].every(isPhone)).toBe(true)
  expect(['++19025550100', '902+5550100', '902/555/0100', '902 555 0100 ext 2'].filter(isPhone)).toEqual([])
})

test('VALID-68 a phone number has at most 100 characters, however it is spaced', () => {
  const spaced = (length: number) => `902555${' '.repeat(length - 10)}0100`
  expect(isPhone(spaced(100))).toBe(true)
  expect(isPhone(spaced(101))).toBe(false)
  expect(messagesOf(optionalPhone, spaced(101))).toContain('phone_too_long')
  expect(messagesOf(required, spaced(101))).toEqual(['phone_malformed'])
})

test('a required phone number is reported as missing or malformed; an optional one may be empty', () => {
  expect(messagesOf(required, '  ')).toContain('phone_missing')
  expect(messagesOf(required, '123')).toEqual(['phone_malformed'])
  expect(messagesOf(optionalPhone, '')).toEqual([])
})
