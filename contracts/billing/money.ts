import { z } from 'zod'

declare const isWhole: unique symbol

/**
 * An amount in a currency's minor units: 19_00 of USD is $19.00, 1900 of JPY is ¥1,900. Only `money` makes one, and it
 * refuses a fraction of a minor unit.
 */
export interface Money {
  readonly minor: number
  readonly currency: string
  readonly [isWhole]: true
}

/** Money on the wire: a decimal string such as '19.00', beside a field with its currency (DEC-68). */
export const Amount = z.string().regex(/^-?\d+(\.\d+)?$/)
export type Amount = z.infer<typeof Amount>

/** The number of decimals people write; two for an unknown code. */
const decimalsOf = (currency: string): number => {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

const of = (minor: number, currency: string): Money => {
  if (!Number.isSafeInteger(minor)) throw new Error(`${minor} ${currency} is not a whole number of minor units`)
  // Adding 0 turns -0 into 0, which formats without a minus.
  return { minor: minor + 0, currency } as Money
}

const sameCurrency = (one: Money, other: Money): string => {
  if (one.currency !== other.currency) throw new Error(`${one.currency} and ${other.currency} can't be mixed`)
  return one.currency
}

/** Half a minor unit is rounded away from zero, as on an invoice. */
const rounded = (minor: number): number => Math.sign(minor) * Math.round(Math.abs(minor))

/** Rounded like `rounded`, but exact for any amount; a part or whole that is not an integer throws. */
const shareOf = (minor: number, part: number, whole: number): number => {
  const product = BigInt(minor) * BigInt(part)
  const half = product < 0n ? -BigInt(whole) : BigInt(whole)
  return Number((2n * product + half) / (2n * BigInt(whole)))
}

/** Whole minor units in, whole minor units out; currencies are never mixed. */
export const money = {
  of,

  plus: (one: Money, other: Money): Money => of(one.minor + other.minor, sameCurrency(one, other)),

  minus: (one: Money, other: Money): Money => of(one.minor - other.minor, sameCurrency(one, other)),

  least: (one: Money, other: Money): Money => of(Math.min(one.minor, other.minor), sameCurrency(one, other)),

  times: ({ minor, currency }: Money, count: number): Money => of(minor * count, currency),

  /** A fraction of the amount: 3 of 30 days, 15 of 100. All shares of a whole may not add up; `allocate` does. */
  share: ({ minor, currency }: Money, part: number, whole: number): Money => of(shareOf(minor, part, whole), currency),

  /** One part per weight. The parts add up to the amount: each is the difference of two rounded running totals. */
  allocate: ({ minor, currency }: Money, weights: readonly number[]): Money[] => {
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    if (whole <= 0 || weights.some((weight) => weight < 0))
      throw new Error(`Can't allocate by the weights [${weights.join(', ')}]`)
    let sum = 0
    return weights.map((weight) => {
      const before = shareOf(minor, sum, whole)
      sum += weight
      return of(shareOf(minor, sum, whole) - before, currency)
    })
  },

  /** From a decimal string as Books stores it ('85', '1204.20'); undefined if it is not a number. */
  parse: (text: string, currency: string): Money | undefined => {
    const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
    if (whole === '') return undefined
    const decimals = decimalsOf(currency)
    // Rounded on its digits, because in binary 1.005 is a little less.
    const digits = `${whole}${fraction.padEnd(decimals, '0').slice(0, decimals)}.${fraction.slice(decimals) || '0'}`
    const minor = rounded(Number(`${sign}${digits}`))
    return Number.isSafeInteger(minor) ? of(minor, currency) : undefined
  },

  /** '1204.20', with the currency's own decimals: the reverse of `parse`. */
  toAmount: ({ minor, currency }: Money): Amount => {
    const decimals = decimalsOf(currency)
    const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
    const point = digits.length - decimals
    return `${minor < 0 ? '-' : ''}${digits.slice(0, point)}${decimals > 0 ? `.${digits.slice(point)}` : ''}`
  },

  /** '1,204.20 CAD' in the locale's number format, with the currency's own decimals. */
  format: ({ minor, currency }: Money, locale?: string): string => {
    const decimals = decimalsOf(currency)
    const figure = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return `${new Intl.NumberFormat(locale, figure).format(minor / 10 ** decimals)}\u00a0${currency}`
  },
} as const
