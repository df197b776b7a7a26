import type { InvoiceParty } from './invoice-lines.ts'

/** DEC-102: invoice numbers are counted per issuer and year. */
export const ISSUER = 'NB'

export const SELLER: InvoiceParty = {
  legal_name: 'Northwind',
  country: null,
  state: null,
  postal_code: null,
  tax_id: null,
}

/** On receipts, after the product's name. */
export const SELLER_ADDRESS = '41 Wharf Street, Portland, ME 04101, United States'

export const invoiceNumberOf = (year: number, number: number): string =>
  `${ISSUER}-${year}-${String(number).padStart(6, '0')}`
