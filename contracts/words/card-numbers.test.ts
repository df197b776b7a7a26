import { expect, test } from 'vitest'
import { ClientChanges } from '../clients/business-clients.ts'
import { ContactNames } from '../clients/client-contacts.ts'
import { ClientName } from '../clients/client-registration.ts'
import { FirmName } from '../firms/organization.ts'
import { InvitationTexts } from '../invitations/invitations.ts'
import { SupportForm } from '../support/support.ts'
import { hasNoCardNumber, withoutCardNumbers } from './card-numbers.ts'

/** Deterministic pseudo-random numbers. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const next = numbersFrom(6)
const digitsOf = (count: number) => Array.from({ length: count }, () => next(10)).join('')
const pick = <T>(of: readonly T[]): T => of[next(of.length)] as T

const issued = [
  ['4', 16],
  ['4', 13],
  ['4', 19],
  ['51', 16],
  ['2221', 16],
  ['2720', 16],
  ['34', 15],
  ['37', 15],
  ['36', 14],
  ['6011', 16],
  ['65', 16],
  ['3530', 16],
  ['62', 16],
  ['62', 19],
] as const

const checkDigit = (digits: string): number => {
  const sum = [...digits].toReversed().reduce((all, digit, place) => {
    const doubled = place % 2 ? Number(digit) : Number(digit) * 2
    return all + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}
const cardNumber = (): string => {
  const [begins, length] = pick(issued)
  const digits = begins + digitsOf(length - begins.length - 1)
  return digits + checkDigit(digits)
}
const written = (digits: string): string => {
  const grouped = (by: string) => digits.replace(/(\d{4})(?=\d)/g, `$1${by}`)
  const wide = digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  const marks = [' ', '-', ' - ', '\u00a0', '.', '/', ' / ', '_', '\n', '\r\n', '\t', '\u200b', '\u2060', '\ufeff']
  return pick([() => digits, () => wide, () => grouped(pick(marks))])()
}
const around = (number: string) =>
  pick([number, `Card ${number} exp 12/28 123`, `card:${number}.`, `Pay by\n${number}\nplease`, `${number} 12 28 737`])

const cards = Array.from({ length: 1000 }, () => around(written(cardNumber())))
const others = Array.from({ length: 1000 }, () =>
  pick([
    () => `+1 (${200 + next(800)}) 555-${digitsOf(4)}`,
    () => `1-${200 + next(800)}-555-${digitsOf(4)}`,
    () => `+44 ${digitsOf(4)} ${digitsOf(6)}`,
    () => `+49 151 ${digitsOf(8)}`,
    () => `0049 30 ${digitsOf(7)}`,
    () => `INV-2026-${digitsOf(6)}`,
    () => `Invoice ${digitsOf(8)}`,
    () => `202611${digitsOf(2)}-${digitsOf(6)}`,
    () => `PO ${digitsOf(10)}`,
    () => `416-555-${digitsOf(4)}\n416-555-${digitsOf(4)}`,
    () => `${200 + next(800)}.555.${digitsOf(4)} / ${200 + next(800)}.555.${digitsOf(4)}`,
    () => `4${digitsOf(7)}\n4${digitsOf(7)}\n4${digitsOf(7)}`,
    () => `${1 + next(28)}.11.2026 4${digitsOf(3)}.${digitsOf(2)} ${digitsOf(4)}.${digitsOf(2)}`,
    () => `${digitsOf(12)}`,
  ])(),
)

test('M6 all of 1,000 card numbers, plain and in groups, are found and redacted', () => {
  expect(cards.filter(hasNoCardNumber)).toEqual([])
  expect(cards.map(withoutCardNumbers).filter((text) => !text.includes('[card number]'))).toEqual([])
  expect(cards.map(withoutCardNumbers).filter((text) => /\d{4}[^\d]{0,3}\d{4}/.test(text))).toEqual([])
})

test('M6 fewer than ten of 1,000 phone and invoice numbers are mistaken for a card number', () => {
  const taken = others.filter((text) => !hasNoCardNumber(text))
  expect(taken.length).toBeLessThan(10)
})

test('M6 a text without a card number is logged unchanged', () => {
  for (const text of ['4111 1111 1111 1112', '1790000000000', '12345678901234567890123', '', 'Suite 400, 12 Main St'])
    expect(withoutCardNumbers(text)).toBe(text)
  expect(withoutCardNumbers('é ４１１１\u200b1111\n1111.1111, ok')).toBe('é [card number], ok')
  expect(withoutCardNumbers('𝟒111\u200b\u200b 1111 1111 111𝟏, ok')).toBe('[card number], ok')
  expect(withoutCardNumbers('4111111111111111 and 5555-5555-5555-4444!')).toBe('[card number] and [card number]!')
})

test('M6 a uuid is not a card number, even if its digits pass the check', () => {
  const uuid = '01a1eb2c-0c44-7385-8194-348e0a01e461'
  expect(hasNoCardNumber('4473858194348')).toBe(false)
  expect(hasNoCardNumber(`See ${uuid} and ${uuid.toUpperCase()}`)).toBe(true)
  expect(withoutCardNumbers(`${uuid} 4473858194348`)).toBe(`${uuid} [card number]`)
})

test('M6 a long text of digits is checked quickly', () => {
  // The thread's CPU time, so that other load on the machine does not count.
  const begun = process.threadCpuUsage()
  for (const text of [
    '4 '.repeat(2000),
    '4'.repeat(4000),
    '41 - '.repeat(800),
    '４\u200b'.repeat(2000),
    '4.\n'.repeat(2000),
  ])
    hasNoCardNumber(text)
  expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000)
})

test.each([
  ['notes', ClientChanges.shape.notes],
  ['a subject', InvitationTexts.shape.invitation_subject],
  ['a message', InvitationTexts.shape.invitation_message_body],
  ['the reason of a support visit', SupportForm.shape.reason],
  ['a ticket number', SupportForm.shape.ticket_number],
  ['a client’s name', ClientName],
  ['a contact’s name', ContactNames.shape.last_name],
  ['a firm’s name', FirmName],
])('M6 a card number in %s is refused with a message at the field', (_what, schema) => {
  const read = schema.safeParse('4111 1111 1111 1111')
  expect(schema.safeParse('４１１１.1111_1111/1111').success).toBe(false)
  expect(read.error?.issues.map(({ message }) => message)).toEqual(['card_number'])
  expect(schema.safeParse('Call +1 (902) 555-0147')).toMatchObject({ success: true })
})
