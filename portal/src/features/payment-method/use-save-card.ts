import type { PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { useMutation } from '@tanstack/react-query'
import type { Pair } from '../../texts/errors.ts'
import { cardOutcomes } from '../../texts/payment-method.ts'
import type { CardDetails, OpenFields } from './card-provider.ts'
import { saveCard } from './save-card.ts'

export type CardOutcome = { readonly tone: 'success' | 'error'; readonly pair: Pair }

interface Needs {
  readonly identity: string
  /** The card that was saved when the form opened. */
  readonly before: PaymentMethod | undefined
  /** The update call has ended, so the form closes; the next page tells the outcome. */
  readonly onEnd: (outcome: CardOutcome) => void
  /** The provider did not take the card. Nothing was saved, and the form stays open. */
  readonly onRefused: (pair: Pair) => void
}

interface TypedCard {
  readonly fields: OpenFields
  readonly details: CardDetails
}

const updated: CardOutcome = { tone: 'success', pair: cardOutcomes.updated }
const failed: CardOutcome = { tone: 'error', pair: cardOutcomes.failedSave }

/** Tokenizes the card, then makes the update call with the token. */
export const useSaveCard = ({ identity, before, onEnd, onRefused }: Needs) => {
  const { mutate, isPending, isSuccess, data } = useMutation({
    mutationFn: async ({ fields, details }: TypedCard): Promise<CardOutcome | undefined> => {
      const token = await fields.tokenize(details).catch(() => undefined)
      if (token === undefined) return undefined
      return (await saveCard({ identity, token, before })) ? updated : failed
    },
    onSuccess: (outcome) => (outcome ? onEnd(outcome) : onRefused(cardOutcomes.failedSave)),
  })
  return { save: mutate, isSaving: isPending, hasEnded: isSuccess && data !== undefined }
}
