import { statesOf } from '@partner-hub/contracts/places/states.ts'
import { moneyText } from '../../ui/facts/money-text.ts'

/** Currency and country names appear in English sentences; dates and numbers follow the reader's region. */
const PORTAL_LANGUAGE = 'en'

export const monthName = (month: number | null, locale?: string): string | null =>
  month === null
    ? null
    : new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1))

export const wholeNumber = (number: number | null, locale?: string): string | null =>
  number === null ? null : new Intl.NumberFormat(locale).format(number)

const nameIn = (type: 'currency' | 'region', code: string): string | undefined => {
  try {
    return new Intl.DisplayNames(PORTAL_LANGUAGE, { type, fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}

/** 'CAD — Canadian Dollar'. */
export const currencyName = (code: string | null): string | null => {
  const name = code && nameIn('currency', code)
  return name ? `${code} — ${name}` : code
}

export const countryName = (code: string): string => nameIn('region', code) ?? code

export const stateName = (country: string, state: string): string =>
  statesOf(country).find(({ code }) => code === state)?.name ?? state

/** Formats an amount from Books; anything that is not a number is shown as received. */
export const amount = (text: string | null, currency: string | null, locale?: string): string | null =>
  text && currency ? moneyText(text, currency, locale) : text

const spans = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** '2 minutes ago', 'just now'. */
export const ago = (instant: string, now: number): string => {
  const seconds = (now - Date.parse(instant)) / 1000
  const span = spans.find(([, length]) => seconds >= length)
  if (!span) return 'just now'
  const [unit, length] = span
  return new Intl.RelativeTimeFormat(PORTAL_LANGUAGE).format(-Math.floor(seconds / length), unit)
}
