import type { ConfirmedWish, PlanPreview, SelectedPlan } from '@partner-hub/contracts/billing/plans.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../api/api.ts'
import { selectPlan } from '../../api/contract.ts'
import { isTransient, problemOf, statusOf } from '../../api/problem.ts'
import { retryLostReply } from '../../api/retry-lost-reply.ts'
import { newKey } from '../../drafts/wizard-draft.ts'
import type { planOutcomes } from '../../texts/plan.ts'

/** What the page says after a try that did not end it. */
export type PlanNotice = Extract<
  keyof typeof planOutcomes,
  'declined' | 'notCharged' | 'previewChanged' | 'cardRequired' | 'invoiceOpen' | 'notAllowed' | 'maybe' | 'failed'
>

const refusals: Readonly<Record<string, PlanNotice>> = {
  preview_changed: 'previewChanged',
  card_required: 'cardRequired',
  action_not_allowed: 'notAllowed',
  invoice_open: 'invoiceOpen',
}

interface Try {
  /** The figures that were confirmed. */
  readonly shown: PlanPreview
  readonly body: ConfirmedWish
  readonly key: string
}

interface Ends {
  readonly onNotice: (notice: PlanNotice | undefined) => void
  readonly onOutcome: (answer: SelectedPlan, shown: PlanPreview) => void
  /** Someone else's change of this plan is being charged. */
  readonly onInProgress: () => void
  /** What the page shows may be outdated. */
  readonly onRefused: () => void
}

/** Sends the wish with the figures that were shown (DEC-108). */
export const usePlanChoice = (client: BusinessClient, ends: Ends) => {
  const { onNotice } = ends
  // The same wish after a lost reply is the same try; after any answer it is a new one.
  const attempt = useRef<{ text: string; key: string }>(undefined)
  const keyOf = (body: ConfirmedWish): string => {
    const text = JSON.stringify(body)
    if (attempt.current?.text !== text) attempt.current = { text, key: newKey() }
    return attempt.current.key
  }
  const { mutate, isPending, error } = useMutation({
    ...retryLostReply,
    mutationFn: ({ body, key }: Try) =>
      api(selectPlan, { params: { uuid: client.subscription }, body, idempotencyKey: key }),
    onMutate: () => onNotice(undefined),
    onSuccess: (answer, { shown }) => {
      attempt.current = undefined
      if (answer.outcome === 'declined') onNotice('declined')
      ends.onOutcome(answer, shown)
    },
    onError: (failure) => {
      if (isTransient(failure)) return onNotice('maybe')
      attempt.current = undefined
      const code = problemOf(failure)?.code ?? ''
      // An expired session is handled elsewhere.
      if (statusOf(failure) === 401) return undefined
      ends.onRefused()
      return code === 'change_in_progress' ? ends.onInProgress() : onNotice(refusals[code] ?? 'failed')
    },
  })
  return {
    /** Of the last try, if it failed. */
    error,
    isPending,
    choose: (shown: PlanPreview): void => {
      const { wish, charge_today, currency_code, starts } = shown
      if (!starts) return
      const body = { ...wish, charge_today, currency_code, starts }
      mutate({ shown, body, key: keyOf(body) })
    },
  }
}
