const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** '10.00' of USD is 1000. Undefined if the text is not an amount of this currency. */
export const minorOf = (amount: string, currency: string): number | undefined => {
  const digits = digitsOf(currency)
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined || fraction.length > digits) return undefined
  return Number(whole + fraction.padEnd(digits, '0'))
}

export const amountOf = (minor: number, currency: string): string =>
  (minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency))

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** A merchant has one account per currency: northwind_usd, northwind_cad, … */
export const currencyOf = (merchantAccountId: string, merchantId: string): string | undefined => {
  const [, code] = new RegExp(`^${merchantId}_([a-z]{3})$`).exec(merchantAccountId) ?? []
  const currency = code?.toUpperCase()
  return currency !== undefined && currencies.has(currency) ? currency : undefined
}
