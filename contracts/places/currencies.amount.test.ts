import { expect, test } from 'vitest'
import { isAmount } from './currencies.ts'

test.each(['0', '250000', '250,000', '250 000', '1.250.000,50', "1'250'000", '1\u202f250\u202f000', '٢٥٠'])(
  'DEC-85 %j is an amount',
  (text) => {
    expect(isAmount(text)).toBe(true)
  },
)

test.each(['', '-12,5x', '-12', '12x', '1,,2', ',5', '5,', '1M', 'about 3 million', '1e9', '€100', '1 - 2'])(
  'DEC-85 %j is not an amount',
  (text) => {
    expect(isAmount(text)).toBe(false)
  },
)
