import { type Xml, XmlRows, xmlDocument } from './xml.ts'

/** A response of the gateway; the body is XML or empty. */
export interface Answer {
  status: number
  body: string
}

export const answer = (name: string, value: Xml, status = 200): Answer => ({ status, body: xmlDocument(name, value) })
export const created = (name: string, value: Xml): Answer => answer(name, value, 201)
export const done: Answer = { status: 200, body: '' }
export const missing: Answer = { status: 404, body: '' }

interface Problem {
  /** The object that the SDK asks for errors: `result.errors.for(of).on(attribute)`. */
  of: 'transaction' | 'payment_method' | 'credit_card' | 'customer' | 'client_token'
  attribute: string
  code: string
  message: string
}

/** A validation error: nothing was executed. */
export const invalid = ({ of, attribute, code, message }: Problem): Answer =>
  answer(
    'api_error_response',
    {
      errors: {
        errors: new XmlRows('error', []),
        [of]: { errors: new XmlRows('error', [{ code, attribute, message }]) },
      },
      message,
    },
    422,
  )

/** A refusal by the processor or by a rule of the gateway, with the transaction or verification it refused. */
export const refused = (message: string, name: 'transaction' | 'verification', value: Xml): Answer =>
  answer('api_error_response', { errors: { errors: new XmlRows('error', []) }, message, [name]: value }, 422)
