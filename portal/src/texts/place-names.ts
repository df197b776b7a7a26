import { statesOf } from '@partner-hub/contracts/places/states.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** Addresses are stored with codes; people and the card provider take labels. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code)

export const stateName = (country: string, state: string): string =>
  statesOf(country).find(({ code }) => code === state)?.name ?? state
