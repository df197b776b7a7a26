import type { PlanWish } from '@partner-hub/contracts/billing/plans.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type AskedPlan, planPreviewQuery } from '../../api/plan.queries.ts'
import { problemOf } from '../../api/problem.ts'
import { useSettled } from '../../ui/behaviour/use-settled.ts'
import { wishOf } from './plan-wish.ts'
import { SETTLE_MS, useWishText } from './use-wish-text.ts'

/** The wish and what it would cost. The last figures stay, dimmed, until the new ones are there. */
export const usePlanPreview = (client: BusinessClient) => {
  const { text: typed, change } = useWishText()
  const settled = useSettled(typed, SETTLE_MS)
  const query = useQuery(planPreviewQuery(client, wishOf(new URLSearchParams(settled))))
  const [last, setLast] = useState(query.data)
  if (query.data && query.data !== last) setLast(query.data)
  const preview = query.data ?? last
  const asked = wishOf(new URLSearchParams(typed))
  useDroppedWish(query.error, preview === undefined, change)
  const wish: PlanWish | undefined = preview && { ...preview.wish, ...asked }
  return {
    asked,
    wish,
    preview,
    /** The figures belong to the wish. */
    isUpToDate: typed === settled && query.data !== undefined && !query.isError,
    error: query.error,
    isFetching: query.isFetching,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch: query.refetch,
    change,
  }
}

/** A page opened with a refused plan or number of seats starts without it. */
const useDroppedWish = (error: Error | null, isFirst: boolean, change: (changes: AskedPlan) => void): void => {
  const { staff_limits, display_name } = problemOf(error)?.fields ?? {}
  const drop = useEffectEvent(() => change({ staff_limits: undefined, display_name: undefined }))
  const isRefused = isFirst && Boolean(staff_limits ?? display_name)
  useEffect(() => {
    if (isRefused) drop()
  }, [isRefused])
}

export type PlanPreviewState = ReturnType<typeof usePlanPreview>
