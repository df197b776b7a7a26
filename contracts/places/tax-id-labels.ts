const ownLabels: Readonly<Record<string, string>> = { AR: 'CUIT', AU: 'ABN', MX: 'RFC', NZ: 'GST' }

/** The UK and the EU. */
const vatCountries = new Set(
  'GB AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** What people in a country call a business's tax number (spec §9); undefined if there is no special word. */
export const taxIdLabelOf = (country: string): string | undefined =>
  ownLabels[country] ?? (vatCountries.has(country) ? 'VAT Number' : undefined)
