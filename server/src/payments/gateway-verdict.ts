import type { CardRefusal, ChargeOutcome } from './cards.ts'

type Text = string | null | undefined

/** A verification or transaction that the gateway refused. */
export interface GatewayVerdict {
  status: string
  processorResponseCode?: Text
  processorResponseType?: Text
  gatewayRejectionReason?: Text
  cvvResponseCode?: Text
}

export interface GatewayTransaction extends GatewayVerdict {
  id: string
}

/** Processor codes: expired card, invalid expiration date. */
const EXPIRED = ['2004', '2006']
/** Processor codes: declined security code; address and security code both wrong. */
const WRONG_CVV = ['2010', '2060']
const WRONG_ADDRESS = ['2059']
/** Validation codes about the expiration date. */
const WRONG_DATE = ['81709', '81710', '81711', '81712', '81713']

/** If address and security code are both wrong, the security code is named (ERR-67). */
export const refusalOf = (verdict: GatewayVerdict): CardRefusal => {
  const { status, processorResponseCode, gatewayRejectionReason } = verdict
  const code = processorResponseCode ?? ''
  if (status === 'gateway_rejected') {
    if (gatewayRejectionReason === 'avs') return 'avs'
    return gatewayRejectionReason === 'cvv' || gatewayRejectionReason === 'avs_and_cvv' ? 'cvv' : 'other'
  }
  if (status !== 'processor_declined') return 'other'
  if (EXPIRED.includes(code)) return 'expired'
  if (WRONG_CVV.includes(code)) return 'cvv'
  return WRONG_ADDRESS.includes(code) ? 'avs' : 'declined'
}

export const refusalOfInput = (codes: readonly string[]): CardRefusal =>
  codes.some((code) => WRONG_DATE.includes(code)) ? 'expired' : 'other'

/** We never only authorize, so an authorized charge is on its way to settlement. */
const PAID = [
  'authorized',
  'submitted_for_settlement',
  'settling',
  'settlement_pending',
  'settlement_confirmed',
  'settled',
]
const DECLINED = ['processor_declined', 'settlement_declined', 'gateway_rejected']
const FAILED = ['failed', 'voided', 'authorization_expired']

/** What a transaction of the gateway means for its charge. */
export const chargeOutcomeOf = (transaction: GatewayTransaction): ChargeOutcome => {
  const { id: gateway_id, status } = transaction
  const code = transaction.gatewayRejectionReason || transaction.processorResponseCode || status
  const is_hard_decline = transaction.processorResponseType === 'hard_declined'
  if (PAID.includes(status)) return { outcome: 'paid', gateway_id }
  if (DECLINED.includes(status)) return { outcome: 'declined', gateway_id, code, is_hard_decline }
  if (FAILED.includes(status)) return { outcome: 'failed', gateway_id, code }
  return { outcome: 'unknown', reason: `transaction ${gateway_id} is ${status}` }
}
