import type { Card, Verification } from './card.store.ts'
import type { CardProblem } from './typed-card.ts'

/** The codes that the page behind the form knows. */
const EXPIRY_DATE = 4008
const NOT_AUTHORIZED = 4009
const EXPIRED_CARD = '2004'

/** What the form tells the page that frames it. */
export interface FormOutcome {
  status: 'success' | 'failure'
  avs_error: boolean
  cvv_error: boolean
  error_code: number | null
}

const failure: FormOutcome = { status: 'failure', avs_error: false, cvv_error: false, error_code: null }

const afterProblem = ({ field }: CardProblem): FormOutcome => {
  if (field === 'cvv') return { ...failure, cvv_error: true }
  return field === 'number' ? failure : { ...failure, error_code: EXPIRY_DATE }
}

const afterVerification = (verification: Verification): FormOutcome => {
  const { status, gateway_rejection_reason: reason, processor_response_code } = verification
  if (status === 'gateway_rejected') return { ...failure, avs_error: reason !== 'cvv', cvv_error: reason !== 'avs' }
  if (status === 'failed') return failure
  return { ...failure, error_code: processor_response_code === EXPIRED_CARD ? EXPIRY_DATE : NOT_AUTHORIZED }
}

export const outcomeOf = (saved: Card | Verification | CardProblem): FormOutcome => {
  if ('field' in saved) return afterProblem(saved)
  return 'token' in saved ? { ...failure, status: 'success' } : afterVerification(saved)
}
