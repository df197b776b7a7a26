/** Formats an amount of the hub: 'CAD 19.00' for '19.00'. */
export const price = (amount: string, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(Number(amount))

/** Formats minor units as money, or as a plain number without a currency. */
export const money = (amount: number, currency: string | null): string =>
  new Intl.NumberFormat('en', {
    minimumFractionDigits: 2,
    ...(currency && { style: 'currency', currency, currencyDisplay: 'code' }),
  }).format(amount / 100)

/** 'Nov 9'; with the year if it is not the current one. */
export const day = (iso: string, today: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(iso.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(Date.parse(iso))

export const longDay = (iso: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(iso))

export const monthName = (month: string, length: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat('en', { month: length, timeZone: 'UTC' }).format(Date.parse(`${month}-01`))

export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000))
