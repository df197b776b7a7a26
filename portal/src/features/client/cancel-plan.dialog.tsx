import type { CancellationPreview, CancellationTime } from '@partner-hub/contracts/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cancellationQuery } from '../../api/plan.queries.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { planText } from '../../texts/client-status.ts'
import { cancelTexts as texts } from '../../texts/plan.ts'
import { Button } from '../../ui/actions/button.tsx'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { RadioCard, RadioGroup } from '../../ui/fields/radio-group.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Plan } from './billing-facts.tsx'
import { BillingFailure } from './billing-failure.tsx'
import { CancellationConsequences, CancellationMoney } from './cancellation-parts.tsx'
import type { ClientDetail } from './client-detail.ts'
import { useCancellation } from './use-plan-end.ts'

type Props = { detail: ClientDetail; onChanged: () => void; onClose: () => void }

/** Asks when the plan ends, with what that means and costs. Keep Plan has the focus and changes nothing (BILL-10). */
export function CancelPlanDialog({ detail, onChanged, onClose }: Props) {
  const { client, subscription } = detail
  const query = useQuery({ ...cancellationQuery(client), staleTime: 0 })
  const cancellation = useCancellation(client, onChanged)
  const times = timesOf(query.data, subscription?.ends_on ?? null)
  const [wanted, setWanted] = useState<CancellationTime>()
  const when = wanted ?? times[0]
  const { isPending, error } = cancellation
  const plan = subscription && planText(subscription)
  return (
    <Modal
      title={texts.title}
      subtitle={
        <>
          <span className="font-strong text-text">{client.client_name}</span>
          {plan && (
            <>
              {' · '}
              <Plan text={plan} />
            </>
          )}
        </>
      }
      role="alertdialog"
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onPress={onClose} isDisabled={isPending}>
            {texts.keep}
          </Button>
          <Button
            tone="danger"
            onPress={() => when && cancellation.mutate(when, { onSuccess: onClose })}
            isPending={isPending}
            isDisabled={!when}
            disabledReason={texts.loading}
          >
            {texts.cancel}
          </Button>
        </>
      }
    >
      {error && <BillingFailure error={error} failed={texts.failed} reasons={texts.reasons} />}
      {query.data && when ? (
        <div className="grid gap-4 pt-1">
          {times.length > 1 && <When preview={query.data} value={when} onChange={setWanted} isDisabled={isPending} />}
          <CancellationConsequences preview={query.data} when={when} />
          <CancellationMoney preview={query.data} />
        </div>
      ) : query.isError ? (
        <ErrorState {...clientErrors.billingData} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <Loading />
      )}
    </Modal>
  )
}

/** The mildest first. Nothing to wait for if nothing was paid, or if the plan already ends with the paid period. */
const timesOf = (preview: CancellationPreview | undefined, endsOn: string | null): CancellationTime[] => {
  if (!preview) return []
  return preview.ends_on === null || endsOn !== null ? ['now'] : ['period_end', 'now']
}

type WhenProps = {
  preview: CancellationPreview
  value: CancellationTime
  onChange: (when: CancellationTime) => void
  isDisabled: boolean
}

function When({ preview: { last_paid_on }, value, onChange, isDisabled }: WhenProps) {
  const { period_end, now } = texts
  return (
    <RadioGroup
      legend={texts.when}
      legendSize="hidden"
      value={value}
      onChange={(chosen) => onChange(chosen === 'now' ? 'now' : 'period_end')}
    >
      <RadioCard
        value="period_end"
        text={last_paid_on && period_end.text(onCalendarDay(last_paid_on))}
        isDisabled={isDisabled}
      >
        {period_end.title}
      </RadioCard>
      <RadioCard value="now" text={now.text} isDisabled={isDisabled}>
        {now.title}
      </RadioCard>
    </RadioGroup>
  )
}

function Loading() {
  return (
    <div role="status" className="grid animate-late gap-3 pt-1">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-17!" />
      <Skeleton className="h-17!" />
      <Skeleton width="80%" className="mt-2" />
      <Skeleton width="70%" />
      <Skeleton className="mt-2 h-36!" />
    </div>
  )
}
