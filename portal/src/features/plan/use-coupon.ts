import { CouponCode } from '@partner-hub/contracts/billing/plans.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AskedPlan } from '../../api/plan.queries.ts'
import { problemOf } from '../../api/problem.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { toast } from '../../ui/overlays/toast.tsx'

const refusalOf = (error: unknown): string | undefined => problemOf(error)?.fields.coupon_code

interface Refused {
  readonly code: string
  /** A message key. */
  readonly why: string
}

interface Wish {
  readonly asked: AskedPlan
  readonly change: (changes: AskedPlan) => void
  /** Why the figures of the wish were refused. */
  readonly error: Error | null
}

/** Checks a code before it becomes part of the wish, so that a refused one changes no figures. */
export const useCoupon = (ask: (wish: AskedPlan) => Promise<unknown>, { asked, change, error }: Wish) => {
  const [refused, setRefused] = useState<Refused>()
  const [isRemoved, setRemoved] = useState(false)
  const check = useMutation({
    mutationFn: async (typed: string) => {
      const coupon_code = CouponCode.parse(typed)
      await ask({ ...asked, coupon_code })
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
