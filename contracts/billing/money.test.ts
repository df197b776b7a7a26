import { expect, test } from 'vitest'
import { type Money, money } from './money.ts'

const usd = (minor: number): Money => ({ minor, currency: 'USD' })

test('amounts add up in whole minor units, and never across currencies', () => {
  expect(money.plus(usd(19_00), usd(11_00))).toEqual(usd(30_00))
  expect(money.minus(usd(19_00), usd(33_00))).toEqual(usd(-14_00))
  expect(money.times(usd(33_00), 10)).toEqual(usd(330_00))
  expect(() => money.plus(usd(1), { minor: 1, currency: 'CAD' })).toThrow("USD and CAD can't be added up")
})

test('a share is rounded to a minor unit, halves away from zero', () => {
  expect(money.share(usd(33_00), 10, 30)).toEqual(usd(11_00))
  expect(money.share(usd(19_00), 1, 3)).toEqual(usd(6_33))
  expect([money.share(usd(1_01), 1, 2), money.share(usd(-1_01), 1, 2)]).toEqual([usd(51), usd(-51)])
})

test('money has the decimals of its currency, follows the locale, and ends with the currency code', () => {
  const inCad = (minor: number, locale: string) => money.format({ minor, currency: 'CAD' }, locale)
  expect([inCad(85_00, 'en-US'), inCad(1204_20, 'de')]).toEqual(['85.00\u00a0CAD', '1.204,20\u00a0CAD'])
  expect(money.format({ minor: 9500, currency: 'JPY' }, 'en-US')).toBe('9,500\u00a0JPY')
  expect(money.format({ minor: 1_500, currency: 'KWD' }, 'en-US')).toBe('1.500\u00a0KWD')
})

test('a decimal text becomes money, and anything else undefined', () => {
  expect(money.parse('85', 'CAD')).toEqual({ minor: 85_00, currency: 'CAD' })
  expect(money.parse('1204.2', 'USD')).toEqual(usd(1204_20))
  expect([money.parse('0.07', 'USD'), money.parse('1.005', 'USD'), money.parse('0.004', 'USD')]).toEqual([
    usd(7),
    usd(1_01),
    usd(0),
  ])
  expect(money.parse('9500', 'JPY')).toEqual({ minor: 9500, currency: 'JPY' })
  expect(money.parse('-3.5', 'USD')).toEqual(usd(-3_50))
  for (const text of ['', 'on request', '1,204', '1e3', ' 85']) expect(money.parse(text, 'USD')).toBeUndefined()
})
