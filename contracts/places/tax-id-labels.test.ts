import { expect, test } from 'vitest'
import { isCountry } from './countries.ts'
import { taxIdLabelOf } from './tax-id-labels.ts'

test('CONST-31 the tax ID is a VAT Number in the UK and the EU', () => {
  const countries = ['GB', 'DE', 'FR', 'IE', 'PL', 'SE']
  expect(countries.filter(isCountry)).toEqual(countries)
  expect(countries.map(taxIdLabelOf)).toEqual(countries.map(() => 'VAT Number'))
})

test('CONST-32 four countries have a word of their own, and others none', () => {
  expect(['AR', 'AU', 'MX', 'NZ'].map(taxIdLabelOf)).toEqual(['CUIT', 'ABN', 'RFC', 'GST'])
  expect(['US', 'CA', 'CH'].map(taxIdLabelOf)).toEqual([undefined, undefined, undefined])
})
