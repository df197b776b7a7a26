import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import { Amount, type Money, money } from './money.ts'

const usd = (minor: number): Money => money.of(minor, 'USD')

test('amounts add up in whole minor units, and never across currencies', () => {
  expect(money.plus(usd(19_00), usd(11_00))).toEqual(usd(30_00))
  expect(money.minus(usd(19_00), usd(33_00))).toEqual(usd(-14_00))
  expect(money.times(usd(33_00), 10)).toEqual(usd(330_00))
  expect([money.least(usd(3), usd(2)), money.least(usd(-3), usd(2))]).toEqual([usd(2), usd(-3)])
  for (const act of [money.plus, money.least])
    expect(() => act(usd(1), money.of(1, 'CAD'))).toThrow("USD and CAD can't be mixed")
})

test('money is a whole number of minor units, or it is not made', () => {
  expectTypeOf<{ minor: number; currency: string }>().not.toExtend<Money>()
  for (const minor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => usd(minor)).toThrow(`${minor} USD is not a whole number of minor units`)
  expect(() => money.times(usd(19_00), 1.0001)).toThrow('is not a whole number')
  expect(() => money.share(usd(19_00), 1.5, 3)).toThrow(RangeError)
  expect(money.times(usd(-1), 0)).toEqual(usd(0))
})

test('a share is rounded to a minor unit, halves away from zero', () => {
  expect(money.share(usd(33_00), 10, 30)).toEqual(usd(11_00))
  expect(money.share(usd(19_00), 1, 3)).toEqual(usd(6_33))
  expect([money.share(usd(1_01), 1, 2), money.share(usd(-1_01), 1, 2)]).toEqual([usd(51), usd(-51)])
})

test('an amount allocated by weights adds up to itself', () => {
  expect(money.allocate(usd(10_05), [3, 27])).toEqual([usd(1_01), usd(9_04)])
  expect(money.allocate(usd(-1_00), [1, 1, 1])).toEqual([usd(-33), usd(-34), usd(-33)])
  for (const weights of [[], [0, 0], [2, -1], [0.5, 0.5]]) expect(() => money.allocate(usd(1), weights)).toThrow()
})

test('each allocated part is at most a minor unit off its exact share, and never of the other sign', () => {
  const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 40 }).filter((all) => all.some((one) => one > 0))
  const minor = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })
  fc.assert(
    fc.property(minor, weights, (total, all) => {
      const parts = money.allocate(usd(total), all)
      expect(parts.reduce(money.plus, usd(0))).toEqual(usd(total))
      const whole = all.reduce((sum, weight) => sum + weight, 0)
      for (const [place, part] of parts.entries()) {
        expect(Math.abs(part.minor - (total * (all[place] ?? 0)) / whole)).toBeLessThanOrEqual(1 + 1e-4)
        expect(part.minor * total).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('money has the decimals of its currency, follows the locale, and ends with the currency code', () => {
  const inCad = (minor: number, locale: string) => money.format(money.of(minor, 'CAD'), locale)
  expect([inCad(85_00, 'en-US'), inCad(1204_20, 'de')]).toEqual(['85.00\u00a0CAD', '1.204,20\u00a0CAD'])
  expect(money.format(money.of(9500, 'JPY'), 'en-US')).toBe('9,500\u00a0JPY')
  expect(money.format(money.of(1_500, 'KWD'), 'en-US')).toBe('1.500\u00a0KWD')
})

test('a decimal text becomes money, and anything else nothing', () => {
  expect(money.parse('85', 'CAD')).toEqual(money.of(85_00, 'CAD'))
  expect(money.parse('1204.2', 'USD')).toEqual(usd(1204_20))
  expect([money.parse('0.07', 'USD'), money.parse('1.005', 'USD'), money.parse('0.004', 'USD')]).toEqual([
    usd(7),
    usd(1_01),
    usd(0),
  ])
  expect(money.parse('9500', 'JPY')).toEqual(money.of(9500, 'JPY'))
  expect(money.parse('-3.5', 'USD')).toEqual(usd(-3_50))
  for (const text of ['', 'on request', '1,204', '1e3', ' 85', '9'.repeat(20)])
    expect(money.parse(text, 'USD')).toBeUndefined()
})

test('DEC-68 any money crosses the wire as a decimal string and comes back the same', () => {
  expect(money.toAmount(usd(19_00))).toBe('19.00')
  expect([money.toAmount(usd(-7)), money.toAmount(money.of(9500, 'JPY'))]).toEqual(['-0.07', '9500'])
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('USD', 'JPY', 'KWD', 'XYZ'), (minor, currency) => {
      const sent = money.of(minor, currency)
      expect(money.parse(Amount.parse(money.toAmount(sent)), currency)).toEqual(sent)
    }),
  )
  for (const text of ['19,00', '1e3', '', ' 19', '$19']) expect(Amount.safeParse(text).success).toBe(false)
})
