import { CouponCode } from '@partner-hub/contracts/billing/plans.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { planPreviewQuery } from '../../api/plan.queries.ts'
import { problemOf } from '../../api/problem.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import type { PlanPreviewState } from './use-plan-preview.ts'

const refusalOf = (error: unknown): string | undefined => problemOf(error)?.fields.coupon_code

interface Refused {
  readonly code: string
  /** A message key. */
  readonly why: string
}

/** Checks a code before it becomes part of the wish, so that a refused one changes no figures. */
export const useCoupon = (client: BusinessClient, { asked, change, error }: PlanPreviewState) => {
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState<Refused>()
  const [isRemoved, setRemoved] = useState(false)
  const check = useMutation({
    mutationFn: async (typed: string) => {
      const coupon_code = CouponCode.parse(typed)
      await queryClient.fetchQuery({ ...planPreviewQuery(client, { ...asked, coupon_code }), staleTime: 0 })
      return coupon_code
    },
    onSuccess: (coupon_code) => {
      setRefused(undefined)
      setRemoved(false)
      change({ coupon_code })
    },
    onError: (failure, code) => {
      const why = refusalOf(failure) ?? (problemOf(failure) ? undefined : 'coupon_unknown')
      if (why) setRefused({ code, why })
      else toast.error(clientErrors.billingData.title, clientErrors.billingData.text)
    },
  })
  const why = refusalOf(error)
  // The URL has a code that is no longer taken: the page shows it in the field, and goes on without it.
  const dropCode = useEffectEvent((why: string) => {
    if (!asked.coupon_code) return
    setRefused({ code: asked.coupon_code, why })
    change({ coupon_code: undefined })
  })
  useEffect(() => {
    if (why) dropCode(why)
  }, [why])
  const remove = () => {
    setRemoved(true)
    change({ coupon_code: undefined })
  }
  return {
    apply: (code: string): void => check.mutate(code),
    isPending: check.isPending,
    refused,
    isRemoved,
    remove: asked.coupon_code ? remove : undefined,
  }
}

export type CouponState = ReturnType<typeof useCoupon>
