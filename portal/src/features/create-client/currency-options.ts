import { currencies } from '@partner-hub/contracts/places/country-currencies.ts'
import { isMainCurrency, MAIN_CURRENCIES } from '@partner-hub/contracts/places/currencies.ts'
import { createClient } from '../../texts/create-client.ts'
import type { Option } from '../../ui/fields/options.ts'

const names = new Intl.DisplayNames('en', { type: 'currency' })
const option = (code: string): Option => ({ value: code, label: `${code} — ${names.of(code) ?? code}` })

/** A plan is billed in one of these. */
export const mainCurrencyOptions: readonly Option[] = MAIN_CURRENCIES.map(option)

/** The main currencies in their own order, then all others by code. */
export const currencyOptions: readonly Option[] = [
  ...mainCurrencyOptions,
  ...currencies
    .filter((code) => !isMainCurrency(code))
    .map((code) => ({ ...option(code), group: createClient.otherGroup })),
]
