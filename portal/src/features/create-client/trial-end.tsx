import { TRIAL_DAYS } from '@partner-hub/contracts/billing/plan-state.ts'
import { useState } from 'react'
import { billingStep } from '../../texts/create-client.ts'
import { onDay } from '../../ui/dates/on-day.ts'
import { TrialDial } from '../../ui/facts/trial-dial.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day a trial started now would end. */
export function TrialEnd() {
  const [end] = useState(() => onDay(new Date(Date.now() + TRIAL_DAYS * DAY_MS)))
  return (
    <span className="mt-2.5 flex items-center gap-2 border-t border-accent-border pt-2.5 text-text tabular-nums">
      <span className="text-info-icon">
        <TrialDial daysLeft={TRIAL_DAYS} />
      </span>
      {billingStep.trialEnd(end)}
    </span>
  )
}
