/** An amount in a currency's minor units: 19_00 of USD is $19.00, 1900 of JPY is ¥1,900. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/** The number of decimals people write; two for an unknown code. */
const decimalsOf = (currency: string): number => {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

const sameCurrency = (one: Money, other: Money): string => {
  if (one.currency !== other.currency) throw new Error(`${one.currency} and ${other.currency} can't be added up`)
  return one.currency
}

/** Half a minor unit is rounded away from zero, as on an invoice. */
const rounded = (minor: number): number => Math.sign(minor) * Math.round(Math.abs(minor))

/** Whole minor units in, whole minor units out; currencies are never mixed. */
export const money = {
  plus: (one: Money, other: Money): Money => ({ minor: one.minor + other.minor, currency: sameCurrency(one, other) }),

  minus: (one: Money, other: Money): Money => ({ minor: one.minor - other.minor, currency: sameCurrency(one, other) }),

  times: ({ minor, currency }: Money, count: number): Money => ({ minor: minor * count, currency }),

  /** A fraction of the amount: 3 of 30 days, 15 of 100. */
  share: ({ minor, currency }: Money, part: number, whole: number): Money => ({
    minor: rounded((minor * part) / whole),
    currency,
  }),

  /** From a decimal string as Books stores it ('85', '1204.20'); undefined if it is not a number. */
  parse: (text: string, currency: string): Money | undefined => {
    const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
    if (whole === '') return undefined
    const decimals = decimalsOf(currency)
    // Rounded on its digits, because in binary 1.005 is a little less.
    const digits = `${whole}${fraction.padEnd(decimals, '0').slice(0, decimals)}.${fraction.slice(decimals) || '0'}`
    return { minor: rounded(Number(`${sign}${digits}`)), currency }
  },

  /** '1,204.20 CAD' in the locale's number format, with the currency's own decimals. */
  format: ({ minor, currency }: Money, locale?: string): string => {
    const decimals = decimalsOf(currency)
    const figure = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return `${new Intl.NumberFormat(locale, figure).format(minor / 10 ** decimals)}\u00a0${currency}`
  },
} as const
