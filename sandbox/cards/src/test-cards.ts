/** The outcome that a card number stands for. */
export const outcomes = [
  'success',
  'declined',
  'declined_when_charged',
  'avs_mismatch',
  'cvv_wrong',
  'expired',
  'processor_down',
  'answer_lost',
  'executed_late',
] as const
export type Outcome = (typeof outcomes)[number]

export interface TestCard {
  number: string
  outcome: Outcome
  /** What happens, for the help page. */
  effect: string
}

/** The only numbers that are accepted: nobody should type a real one. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', outcome: 'success', effect: 'Visa. The card is saved and every charge succeeds.' },
  {
    number: '5555555555554444',
    outcome: 'success',
    effect: 'Mastercard. The card is saved and every charge succeeds.',
  },
  {
    number: '378282246310005',
    outcome: 'success',
    effect: 'American Express. The card is saved and every charge succeeds.',
  },
  {
    number: '4000111111111115',
    outcome: 'declined',
    effect: 'The bank declines the card when you save it (2000, Do Not Honor).',
  },
  {
    number: '4000000000000341',
    outcome: 'declined_when_charged',
    effect: 'The card is saved, but every charge is declined (2001, Insufficient Funds).',
  },
  {
    number: '4000000000000010',
    outcome: 'avs_mismatch',
    effect: 'The billing address does not match the address on the card.',
  },
  { number: '4000000000000127', outcome: 'cvv_wrong', effect: 'The security code is wrong.' },
  { number: '4000000000000069', outcome: 'expired', effect: 'The bank says that the card has expired (2004).' },
  {
    number: '4000000000000119',
    outcome: 'processor_down',
    effect: 'The processor is unavailable, so the card is neither saved nor charged (3000).',
  },
  {
    number: '4000000000000259',
    outcome: 'answer_lost',
    effect: 'The card is saved. A charge is executed, but its answer never arrives.',
  },
  {
    number: '4000000000003220',
    outcome: 'executed_late',
    effect: 'The card is saved. A charge gets no answer and is executed a few seconds later.',
  },
]
