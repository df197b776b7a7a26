import { planText } from '../../texts/client-status.ts'
import { planTexts as texts } from '../../texts/plan.ts'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import { IntervalChoice } from './interval-choice.tsx'
import { isChange } from './plan-kind.ts'
import type { PlanPageState } from './use-plan-page.ts'

/** What is being chosen and for whom, beside the interval. */
export function PlanHead({ page: { client, subscription, state, isBusy } }: { page: PlanPageState }) {
  const { preview, wish, change } = state
  return (
    <div className="mb-6 flex items-end justify-between gap-x-4 gap-y-3 max-md:flex-col max-md:items-start">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="type-display">
          {texts.heading[isChange(subscription) ? 'change' : 'select']}
        </h1>
        <div className="mt-1.5 text-pretty wrap-anywhere text-text-muted">
          {preview ? (
            <About name={client.client_name} currency={preview.currency_code} subscription={subscription} />
          ) : (
            <Skeleton width={260} className="my-1 animate-late" />
          )}
        </div>
      </div>
      {wish && (
        <IntervalChoice
          value={wish.billing_interval}
          onChange={(billing_interval) => change({ billing_interval })}
          isDisabled={isBusy}
        />
      )}
    </div>
  )
}

type AboutProps = { name: string; currency: string; subscription: PlanPageState['subscription'] }

function About({ name, currency, subscription }: AboutProps) {
  const current = isChange(subscription) && planText(subscription)
  if (!current) return <p>{texts.forClient(name, currency)}</p>
  return (
    <p>
      {texts.nowOn(`${current.plan}, ${current.seats.replaceAll(' ', '\u00a0')}`)}
      <br />
      {texts.billedIn(currency)}
    </p>
  )
}
