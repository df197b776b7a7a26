import { hasNoCardNumber } from '@partner-hub/contracts/words/card-numbers.ts'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

/** Consecutive Visa numbers with a valid check digit. */
const cardNumbers = Array.from({ length: 1000 }, (_, index) => {
  const digits = `4${String(10_000_000_000_007 + index * 7_919).padStart(14, '0')}`
  const last = [...'0123456789'].find((digit) => !hasNoCardNumber(digits + digit))
  return digits + last
})

test('M6 none of 1,000 card numbers is logged, wherever it is in a line', () => {
  const lines: string[] = []
  const log = createLog({ role: 'web', level: 'info', destination: { write: (line: string) => void lines.push(line) } })
  for (const number of cardNumbers) {
    const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ')
    log.info({ body: { notes: `Paid with ${grouped}` }, reason: number }, `said ${number.replace(/(\d{4})/g, '$1-')}`)
    log.error({ err: new Error(`refused: ${number}`) }, 'fault')
  }
  expect(lines).toHaveLength(2000)
  expect(lines.filter((line) => !hasNoCardNumber(line) || !line.includes('[card number]'))).toEqual([])
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
})
