import { countries } from '@partner-hub/contracts/places/countries.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })
const byName = countries
  .map(({ alpha_2 }) => ({ value: alpha_2, label: names.of(alpha_2) ?? alpha_2 }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

/** No country, then every country by name. A stored value that is not in the list stays selectable. */
export const countryChoices = (stored: string) => [
  { value: '', label: '' },
  ...(stored === '' || byName.some(({ value }) => value === stored) ? [] : [{ value: stored, label: stored }]),
  ...byName,
]
