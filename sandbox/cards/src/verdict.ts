import type { Address, CardFacts } from './typed-card.ts'

/** What processor and gateway say about a card. */
export interface Verdict {
  is_good: boolean
  status: 'approved' | 'processor_declined' | 'gateway_rejected' | 'failed'
  processor_response_code: string
  processor_response_text: string
  processor_response_type: 'approved' | 'soft_declined' | 'hard_declined'
  gateway_rejection_reason: 'avs' | 'cvv' | 'avs_and_cvv' | null
  cvv_response_code: string
  avs_postal_code_response_code: string
  avs_street_address_response_code: string
  avs_error_response_code: string | null
}

type Codes = Pick<
  Verdict,
  'cvv_response_code' | 'avs_postal_code_response_code' | 'avs_street_address_response_code' | 'avs_error_response_code'
>

const postalCodes: Record<string, string> = { '20000': 'N', '20001': 'U' }
const streets: Record<string, string> = { '200': 'N', '201': 'U' }
const avsErrors: Record<string, string> = { '30000': 'E', '30001': 'S' }

const codesOf = ({ outcome, cvv_response_code }: CardFacts, address: Address | null): Codes => {
  const { postal_code, street_address } = address ?? {}
  const isMismatch = outcome === 'avs_mismatch'
  const [houseNumber = ''] = (street_address ?? '').split(' ')
  return {
    cvv_response_code,
    avs_postal_code_response_code: isMismatch ? 'N' : postal_code ? (postalCodes[postal_code] ?? 'M') : 'I',
    avs_street_address_response_code: isMismatch ? 'N' : street_address ? (streets[houseNumber] ?? 'M') : 'I',
    avs_error_response_code: avsErrors[postal_code ?? ''] ?? null,
  }
}

const rejectionOf = (codes: Codes): Verdict['gateway_rejection_reason'] => {
  const isAvs = codes.avs_postal_code_response_code === 'N' || codes.avs_street_address_response_code === 'N'
  const isCvv = codes.cvv_response_code === 'N'
  if (isAvs && isCvv) return 'avs_and_cvv'
  if (isAvs) return 'avs'
  return isCvv ? 'cvv' : null
}

const declined = (code: string, text: string, type: 'soft_declined' | 'hard_declined') => ({
  is_good: false,
  status: 'processor_declined' as const,
  processor_response_code: code,
  processor_response_text: text,
  processor_response_type: type,
  gateway_rejection_reason: null,
})

/** A card is valid to the end of the month on it. */
export const hasExpired = (card: Pick<CardFacts, 'expiration_month' | 'expiration_year'>, now: number): boolean =>
  now >= Date.UTC(Number(card.expiration_year), Number(card.expiration_month))

const processorOf = (card: CardFacts, isCharge: boolean, now: number) => {
  if (card.outcome === 'declined') return declined('2000', 'Do Not Honor', 'soft_declined')
  if (isCharge && card.outcome === 'declined_when_charged')
    return declined('2001', 'Insufficient Funds', 'soft_declined')
  if (card.outcome === 'expired' || hasExpired(card, now)) return declined('2004', 'Expired Card', 'hard_declined')
  if (card.outcome === 'processor_down')
    return {
      ...declined('3000', 'Processor Network Unavailable - Try Again', 'soft_declined'),
      status: 'failed' as const,
    }
  return undefined
}

/** The verdict on saving a card, or on a charge to a saved one, whose security code was checked before. */
export const judge = (card: CardFacts, at: { isCharge: boolean; now: number }): Verdict => {
  const given = codesOf(card, card.billing_address)
  const codes = at.isCharge && card.outcome !== 'cvv_wrong' ? { ...given, cvv_response_code: 'I' } : given
  const refusal = processorOf(card, at.isCharge, at.now)
  if (refusal) return { ...refusal, ...codes }
  const approved = {
    processor_response_code: '1000',
    processor_response_text: 'Approved',
    processor_response_type: 'approved' as const,
    ...codes,
  }
  const reason = rejectionOf(codes)
  return reason
    ? { ...approved, is_good: false, status: 'gateway_rejected', gateway_rejection_reason: reason }
    : { ...approved, is_good: true, status: 'approved', gateway_rejection_reason: null }
}

/** The message of a refused call. */
export const messageOf = (verdict: Pick<Verdict, 'gateway_rejection_reason' | 'processor_response_text'>): string =>
  verdict.gateway_rejection_reason
    ? `Gateway Rejected: ${verdict.gateway_rejection_reason}`
    : verdict.processor_response_text
