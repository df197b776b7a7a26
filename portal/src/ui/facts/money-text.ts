import { type Money, money } from '@partner-hub/contracts/billing/money.ts'

/** '1,204.20 CAD', with a real minus sign. */
const formatted = (amount: Money, locale?: string): string => money.format(amount, locale).replace(/^-/, '\u2212')

/** '1,204.20 CAD' in the reader's format; anything that is not a number is shown as received. */
export const moneyText = (amount: string, currency: string, locale?: string): string => {
  const parsed = money.parse(amount, currency)
  return parsed ? formatted(parsed, locale) : amount
}

/** The figure alone, for a list whose total has the currency. */
export const figureText = (amount: string, currency: string, locale?: string): string => {
  const parsed = money.parse(amount, currency)
  return parsed ? formatted(parsed, locale).slice(0, -(currency.length + 1)) : amount
}
