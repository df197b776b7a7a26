import { statesOf } from '@partner-hub/contracts/places/states.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** The card provider takes labels, not codes. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code)

export const stateName = (country: string, state: string): string =>
  statesOf(country).find(({ code }) => code === state)?.name ?? state
