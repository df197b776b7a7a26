/** DEC-28: listed first, used for billing, and with their own revenue ranges. */
export const MAIN_CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR', 'AUD'] as const
export type MainCurrency = (typeof MAIN_CURRENCIES)[number]

export const isMainCurrency = (currency: string): currency is MainCurrency =>
  (MAIN_CURRENCIES as readonly string[]).includes(currency)

const bounds = {
  USD: ['50k', '100k', '250k', '500k', '1M'],
  EUR: ['50k', '100k', '250k', '500k', '1M'],
  CAD: ['30k', '100k', '250k', '500k', '1M'],
  GBP: ['90k', '150k', '250k', '500k', '1M'],
  AUD: ['75k', '150k', '250k', '500k', '1M'],
} as const satisfies Record<MainCurrency, readonly string[]>

/** A yearly revenue typed in another currency: digits with separators between them, and no sign (DEC-85). */
export const isAmount = (text: string): boolean => /^\p{Nd}+(?:[.,'’ \u00a0\u202f]\p{Nd}+)*$/u.test(text)

/** The yearly revenue ranges of a main currency, as shown and stored (DEC-29). */
export const revenueRanges = (currency: MainCurrency): readonly string[] => {
  const steps = bounds[currency]
  return [
    'Not earning yet',
    ...steps.map((step, index) => (index === 0 ? `Up to ${step}` : `${steps[index - 1]} - ${step}`)),
    'Over 1M',
  ]
}
