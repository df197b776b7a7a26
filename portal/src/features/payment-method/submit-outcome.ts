import type { cardFailures } from '../../texts/payment-method.ts'
import { cardFormCodes } from './card-form-codes.ts'

export type SubmitFailure = keyof typeof cardFailures | 'generic'
export type SubmitOutcome = 'success' | SubmitFailure

const byCode = (code: unknown): SubmitFailure | undefined =>
  typeof code === 'number' || typeof code === 'string' ? cardFormCodes.get(String(code)) : undefined

/** Spec §8: a known error code counts first, then the security code, then the address. */
export const outcomeOf = (payload: Readonly<Record<string, unknown>>): SubmitOutcome => {
  const { status, avs_error, cvv_error, error_code } = payload
  if (status === 'success') return 'success'
  return byCode(error_code) ?? (cvv_error ? 'cvv' : avs_error ? 'address' : 'generic')
}
