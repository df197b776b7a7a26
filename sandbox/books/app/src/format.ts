/** Minor units as people write money; without a currency as a bare figure. */
export const money = (amount: number, currency: string | null): string =>
  new Intl.NumberFormat('en', {
    minimumFractionDigits: 2,
    ...(currency && { style: 'currency', currency, currencyDisplay: 'code' }),
  }).format(amount / 100)

/** A day in the account's own format. */
export const day = (iso: string, format: string): string => {
  const [year = '', month = '', date = ''] = iso.split('-')
  return format.replace('yyyy', year).replace('mm', month).replace('dd', date)
}

export const longDay = (iso: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(iso))

export const monthName = (month: string, length: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat('en', { month: length, timeZone: 'UTC' }).format(Date.parse(`${month}-01`))

export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000))
