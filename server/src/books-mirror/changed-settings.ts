import type { BooksSettings } from '@partner-hub/contracts/books/books.ts'
import type { ClientEvent } from '@partner-hub/contracts/clients/client-activity.ts'

export type KnownSettings = Omit<BooksSettings, 'version'>
type ShownSettings = Record<string, string | null>

const inOneLine = (address: KnownSettings['business_address']): string | null =>
  (address &&
    Object.values(address)
      .filter((part) => typeof part === 'string' && part.trim() !== '')
      .join(', ')) ||
  null

const shownSettings = (settings: KnownSettings): ShownSettings => ({
  business_name: settings.business_name,
  business_phone: settings.business_phone || null,
  business_address: inOneLine(settings.business_address),
  fiscal_year_end: `${settings.fiscal_year_end_month}/${settings.fiscal_year_end_day}`,
  date_format: settings.date_format,
  base_currency: settings.base_currency,
  standard_rate: settings.standard_rate,
})

/** The fields that differ between two copies of an account's settings (DEC-96). */
export const changedSettings = (before: KnownSettings, after: KnownSettings): ClientEvent['changes'] => {
  const [was, is] = [shownSettings(before), shownSettings(after)]
  return Object.keys(is)
    .map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }))
    .filter((change) => change.before !== change.after)
}
