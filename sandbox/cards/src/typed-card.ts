import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type Outcome, testCards } from './test-cards.ts'

const text = z.string().max(255).nullish()
export const Address = z.strictObject({
  first_name: text,
  last_name: text,
  company: text,
  street_address: text,
  extended_address: text,
  locality: text,
  region: text,
  postal_code: text,
  country_name: text,
  country_code_alpha2: text,
  country_code_alpha3: text,
})
export type Address = z.infer<typeof Address>

/** What somebody typed. It lives as long as its request and is never stored or logged. */
export interface TypedCard {
  number: string
  expiration_month: string
  expiration_year: string
  cvv?: string | undefined
  cardholder_name?: string | null | undefined
  billing_address?: Address | null | undefined
}

/** What is kept of a card. */
export interface CardFacts {
  bin: string
  last_4: string
  card_type: string
  expiration_month: string
  expiration_year: string
  cardholder_name: string | null
  billing_address: Address | null
  /** The same for the same number, and useless without the vault's key. */
  unique_number_identifier: string
  cvv_response_code: string
  outcome: Outcome
}

export interface CardProblem {
  field: 'number' | 'expirationMonth' | 'expirationYear' | 'cvv'
  code: string
  message: string
}

const brands = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'MasterCard'],
  [/^3[47]/, 'American Express'],
] as const

const cvvCodes: Record<string, string> = { '200': 'N', '201': 'U', '301': 'S' }

const cvvCodeOf = (cvv: string | undefined, outcome: Outcome): string => {
  if (!cvv) return 'I'
  return outcome === 'cvv_wrong' ? 'N' : (cvvCodes[cvv] ?? 'M')
}

const problemOf = (typed: TypedCard, number: string): CardProblem | undefined => {
  if (!/^\d{12,19}$/.test(number))
    return { field: 'number', code: '81716', message: 'Credit card number must be 12-19 digits.' }
  if (!testCards.some((card) => card.number === number))
    return { field: 'number', code: '81717', message: 'Credit card number is not an accepted test number.' }
  if (!/^(0?[1-9]|1[0-2])$/.test(typed.expiration_month))
    return { field: 'expirationMonth', code: '81712', message: 'Expiration month is invalid.' }
  if (!/^(20)?\d\d$/.test(typed.expiration_year))
    return { field: 'expirationYear', code: '81713', message: 'Expiration year is invalid.' }
  if (typed.cvv && !/^\d{3,4}$/.test(typed.cvv))
    return {
      field: 'cvv',
      code: '81707',
      message: 'CVV must be 4 digits for American Express and 3 digits for other card types.',
    }
  return undefined
}

/** Checks a typed card and drops its number and security code. */
export const readCard = (typed: TypedCard, vaultKey: string): CardFacts | CardProblem => {
  const number = typed.number.replace(/[\s-]/g, '')
  const problem = problemOf(typed, number)
  if (problem) return problem
  const outcome = testCards.find((card) => card.number === number)?.outcome ?? 'success'
  return {
    bin: number.slice(0, 6),
    last_4: number.slice(-4),
    card_type: brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'Unknown',
    expiration_month: typed.expiration_month.padStart(2, '0'),
    expiration_year: typed.expiration_year.padStart(4, '20'),
    cardholder_name: typed.cardholder_name ?? null,
    billing_address: typed.billing_address ?? null,
    unique_number_identifier: createHmac('sha256', vaultKey).update(number).digest('hex').slice(0, 32),
    cvv_response_code: cvvCodeOf(typed.cvv, outcome),
    outcome,
  }
}
