import { countries } from '@partner-hub/contracts/places/countries.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })
const byName = countries
  .map(({ alpha_2 }) => ({ value: alpha_2, label: names.of(alpha_2) ?? alpha_2 }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

/** No country, every country by its name, and the one that was written out before there was a choice. */
export const countryChoices = (known: string) => [
  { value: '', label: '' },
  ...(known === '' || byName.some(({ value }) => value === known) ? [] : [{ value: known, label: known }]),
  ...byName,
]
