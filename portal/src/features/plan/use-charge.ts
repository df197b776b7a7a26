import { useEffect, useEffectEvent, useState } from 'react'
import type { PlanPreviewState } from './use-plan-preview.ts'

interface Charge {
  /** Figures that were read before it say nothing about its end. */
  readonly since: number
  /** Begun on this page. */
  readonly isOwn: boolean
}

/** Follows a payment that is still being confirmed: live news of the client asks for the preview again. */
export const useCharge = (
  { preview, dataUpdatedAt, isUpToDate }: PlanPreviewState,
  onEnd: (end: 'paid' | 'not_paid') => void,
) => {
  const [charge, setCharge] = useState<Charge>()
  if (!charge && preview?.is_changing) setCharge({ since: dataUpdatedAt, isOwn: false })
  const hasEnded = charge !== undefined && isUpToDate && dataUpdatedAt > charge.since && preview?.is_changing === false
  const end = useEffectEvent(() => {
    setCharge(undefined)
    if (preview?.starts === null) onEnd('paid')
    else if (charge?.isOwn) onEnd('not_paid')
  })
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded])
  return {
    isCharging: charge !== undefined,
    isOwn: charge?.isOwn ?? false,
    follow: (isOwn: boolean): void => setCharge({ since: Date.now(), isOwn }),
  }
}
