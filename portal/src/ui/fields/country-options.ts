import { firmCountries, mainFirmCountries } from '@partner-hub/contracts/places/countries.ts'
import { statesOf } from '@partner-hub/contracts/places/states.ts'
import type { Option } from './options.ts'

/** The main countries in their own order, then all others by name under the given heading. */
export const countryOptions = (others: string): Option[] => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const option = (code: string): Option => ({ value: code, label: names.of(code) ?? code })
  const rest = firmCountries()
    .filter((code) => !mainFirmCountries.includes(code))
    .map((code) => ({ ...option(code), group: others }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  return [...mainFirmCountries.map(option), ...rest]
}

export const stateOptions = (country: string): Option[] =>
  statesOf(country).map(({ code, name }) => ({ value: code, label: name }))

/** Options of a select, in the order of the stored values. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: labels[value] }))
