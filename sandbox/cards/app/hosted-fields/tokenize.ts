import type Client from 'braintree-web/client/client.js'
import constants from 'braintree-web/hosted-fields/shared/constants.js'
import errors from 'braintree-web/hosted-fields/shared/errors.js'
import type { CardModel } from './card-model.ts'
import type { FieldKey } from './fields.ts'
import { expirationOf } from './validate.ts'

export interface TokenizeOptions {
  vault?: boolean
  fieldsToTokenize?: FieldKey[]
  cardholderName?: string
  billingAddress?: Record<string, string>
}

interface RequestError {
  type: string
  code: string
  message: string
  details?: {
    httpStatus?: number
    originalError?: { fieldErrors?: { fieldErrors?: { code: string }[] }[] }
  }
}

const plain = ({ type, code, message, details }: RequestError) => ({ type, code, message, details })

/** The error that the page gets for a failed request. */
const failureOf = (error: RequestError): object => {
  if (error.code === 'CLIENT_AUTHORIZATION_INSUFFICIENT') return plain(error)
  const { httpStatus = 0, originalError } = error.details ?? {}
  const isRefused = (httpStatus >= 400 && httpStatus < 500) || /^CLIENT_(RATE_LIMITED|AUTHORIZATION)/.test(error.code)
  if (!isRefused)
    return { ...errors.HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, details: { originalError: plain(error) } }
  const code = originalError?.fieldErrors?.[0]?.fieldErrors?.[0]?.code ?? ''
  const known = constants.tokenizationErrorCodes[code] ?? errors.HOSTED_FIELDS_FAILED_TOKENIZATION
  return { ...known, details: { originalError: plain(error) } }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Checks the fields, then asks for a nonce. Returns what the page's callback gets: [error] or [null, payload]. */
export const tokenize = async (model: CardModel, client: Client, options: TokenizeOptions): Promise<unknown[]> => {
  const { values, states } = model
  const keys = [...states.keys()].filter((key) => options.fieldsToTokenize?.includes(key) ?? true)
  if (keys.every((key) => states.get(key)?.isEmpty)) return [errors.HOSTED_FIELDS_FIELDS_EMPTY]
  const invalidFieldKeys = keys.filter((key) => !states.get(key)?.isValid)
  if (invalidFieldKeys.length > 0) return [{ ...errors.HOSTED_FIELDS_FIELDS_INVALID, details: { invalidFieldKeys } }]

  const { month, year } = expirationOf(values)
  const address = {
    ...options.billingAddress,
    ...(values.postalCode !== undefined && { postalCode: values.postalCode }),
  }
  const cardholderName = values.cardholderName ?? options.cardholderName
  try {
    const { creditCards } = await client.request({
      api: 'clientApi',
      method: 'post',
      endpoint: 'payment_methods/credit_cards',
      data: {
        _meta: { source: 'hosted-fields' },
        creditCard: {
          number: values.number,
          ...(values.cvv !== undefined && { cvv: values.cvv }),
          expiration_month: month,
          expiration_year: year,
          ...(cardholderName !== undefined && { cardholderName }),
          ...(Object.keys(address).length > 0 && {
            billing_address: Object.fromEntries(Object.entries(address).map(([name, value]) => [snake(name), value])),
          }),
          options: { validate: options.vault === true },
        },
      },
    })
    const [card] = creditCards
    if (!card) return [errors.HOSTED_FIELDS_FAILED_TOKENIZATION]
    const { nonce, details, description, type, binData } = card
    return [null, { nonce, details, description, type, binData }]
  } catch (error) {
    return [failureOf(error as RequestError)]
  }
}
