import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type AskedPlan, planPreviewQuery } from '../../api/plan.queries.ts'
import { useStateOf } from '../../ui/behaviour/use-state-of.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { useCharge } from './use-charge.ts'
import { useCoupon } from './use-coupon.ts'
import { type PlanNotice, usePlanChoice } from './use-plan-choice.ts'
import { usePlanPreview } from './use-plan-preview.ts'
import { wordsOfEnd } from './words-of-end.ts'

export interface PlanOfClient {
  readonly client: BusinessClient
  readonly subscription: Subscription
  /** Where the page ends. */
  readonly billingPath: string
  readonly onChanged: (subscription?: Subscription) => void
}

/** The wish, its figures, and what comes of confirming them. */
export const usePlanPage = ({ client, subscription: read, billingPath, onChanged }: PlanOfClient) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { search } = useLocation()
  // While its own change is being charged, and until it is left, the page speaks of the plan before.
  const [before, setBefore] = useState<Subscription>()
  const subscription = before ?? read
  const state = usePlanPreview(client)
  const askPreview = (wish: AskedPlan) => queryClient.fetchQuery({ ...planPreviewQuery(client, wish), staleTime: 0 })
  // Another wish is another try.
  const [notice, setNotice] = useStateOf<PlanNotice | undefined>(search, () => undefined)

  const leave = (shown: Pick<PlanPreview, 'wish' | 'starts_on'>, isLater: boolean, changed?: Subscription) => {
    setBefore(subscription)
    const { title, text } = wordsOfEnd(shown, isLater, client, subscription)
    toast.success(title, text)
    onChanged(changed)
    void navigate(billingPath, { replace: true })
  }
  const charge = useCharge(state, (end) => {
    if (end === 'paid' && state.preview) return leave(state.preview, false)
    setBefore(undefined)
    return setNotice('notCharged')
  })
  const choice = usePlanChoice(client, {
    onNotice: setNotice,
    onOutcome: ({ outcome, subscription: changed }, shown) => {
      if (outcome === 'done' || outcome === 'scheduled') return leave(shown, outcome === 'scheduled', changed)
      if (outcome === 'charging') {
        setBefore(subscription)
        charge.follow(true)
      }
      return onChanged()
    },
    onInProgress: () => charge.follow(false),
    onRefused: onChanged,
  })
  return {
    client,
    subscription,
    state,
    coupon: useCoupon(askPreview, state),
    notice,
    choice,
    charge,
    /** Nothing can be changed while something is being charged. */
    isBusy: choice.isPending || charge.isCharging || before !== undefined,
  }
}

export type PlanPageState = ReturnType<typeof usePlanPage>
