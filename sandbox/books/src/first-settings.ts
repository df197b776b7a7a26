import type { BooksSettings, NewBooksAccount } from '@partner-hub/contracts/books/books.ts'

interface Custom {
  yearEnd?: readonly [month: number, day: number]
  dateFormat?: string
  currency?: string
}

const customs: Record<string, Custom> = {
  US: { dateFormat: 'mm/dd/yyyy', currency: 'USD' },
  CA: { dateFormat: 'yyyy-mm-dd', currency: 'CAD' },
  GB: { yearEnd: [4, 5], currency: 'GBP' },
  AU: { yearEnd: [6, 30], currency: 'AUD' },
  ...Object.fromEntries(
    ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PT'].map((at) => [at, { currency: 'EUR' }]),
  ),
}

/** The settings of a new account: the defaults of its country. */
export const firstSettings = (account: NewBooksAccount): BooksSettings => {
  const { yearEnd = [12, 31], dateFormat = 'dd/mm/yyyy', currency } = customs[account.country_code ?? ''] ?? {}
  return {
    version: 1,
    business_name: account.business_name,
    fiscal_year_end_month: yearEnd[0],
    fiscal_year_end_day: yearEnd[1],
    business_phone: account.owner.phone,
    business_address: null,
    date_format: dateFormat,
    base_currency: account.base_currency ?? currency ?? null,
    standard_rate: null,
  }
}
