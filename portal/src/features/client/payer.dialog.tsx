import type { PayerPreview } from '@partner-hub/contracts/billing/payers.ts'
import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarX, CreditCard, RotateCcw } from 'lucide-react'
import { payerQuery } from '../../api/plan.queries.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { planText } from '../../texts/client-status.ts'
import { withNames } from '../../texts/names.ts'
import { payerTexts as texts } from '../../texts/payer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { MoneyLine, MoneyLines } from '../../ui/facts/money-lines.tsx'
import { moneyText } from '../../ui/facts/money-text.ts'
import { Consequences } from '../../ui/notices/consequences.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { BillingFailure } from './billing-failure.tsx'
import { type ClientDetail, ownerOf } from './client-detail.ts'
import { fullName } from './full-name.ts'
import { usePayerChange } from './use-payer-change.ts'

type Props = { detail: ClientDetail; payer: BillingOwner; onChanged: () => void; onClose: () => void }

/** Says who pays from now on, what follows and what it costs, before anything changes. */
export function PayerDialog({ detail, payer, onChanged, onClose }: Props) {
  const { client } = detail
  const query = useQuery({ ...payerQuery(client, payer), staleTime: 0 })
  const change = usePayerChange(client, payer, onChanged)
  const { act, title } = texts[payer]
  const owner = ownerOf(detail)
  return (
    <Modal
      title={title}
      subtitle={<span className="font-strong text-text">{client.client_name}</span>}
      isDismissable={!change.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={change.isPending}>
            {texts.cancel}
          </Button>
          <Button
            tone="primary"
            onPress={() => change.mutate(undefined, { onSuccess: onClose })}
            isPending={change.isPending}
            isDisabled={!query.data}
            disabledReason={texts.loading}
          >
            {act}
          </Button>
        </>
      }
    >
      {change.error && <BillingFailure error={change.error} failed={texts.failed} reasons={texts.reasons} />}
      {query.data ? (
        <div className="grid gap-4 pt-1">
          <Follows preview={query.data} payer={payer} owner={(owner && fullName(owner)) || texts.theOwner} />
          <Money preview={query.data} payer={payer} />
        </div>
      ) : query.isError ? (
        <ErrorState {...clientErrors.billingData} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <Loading />
      )}
    </Modal>
  )
}

type PreviewProps = { preview: PayerPreview; payer: BillingOwner }

function Follows({ preview, payer, owner }: PreviewProps & { owner: string }) {
  const { pays, trial, drops, back } = texts[payer]
  const { trial_ends_on, scheduled_plan } = preview
  const dropped = scheduled_plan && planText({ ...scheduled_plan, status: 'ACTIVE', days_left: null })
  return (
    <Consequences
      lines={[
        { key: 'pays', icon: CreditCard, text: withNames(pays(owner)) },
        {
          key: 'trial',
          icon: CalendarClock,
          text: trial_ends_on ? trial.coming(onCalendarDay(trial_ends_on)) : trial.over,
        },
        ...(scheduled_plan && dropped
          ? [
              {
                key: 'drops',
                icon: CalendarX,
                text: drops(`${dropped.plan}, ${dropped.seats}`, onCalendarDay(scheduled_plan.starts_on)),
              },
            ]
          : []),
        { key: 'back', icon: RotateCcw, text: back },
      ]}
    />
  )
}

/** DEC-16: charge, credit, the next bill and the discount. */
function Money({ preview, payer }: PreviewProps) {
  const { charge_today, credit, currency_code: currency, next_bill, is_certified } = preview
  const { money } = texts
  const isFirm = payer === 'ACCOUNTANT'
  return (
    <MoneyLines isWell>
      <MoneyLine label={money.today} value={moneyText(charge_today, currency)} />
      <MoneyLine label={money.credit} value={moneyText(credit, currency)} />
      <MoneyLine
        label={next_bill ? money.next(onCalendarDay(next_bill.on)) : money.noNext}
        value={
          <>
            {next_bill && <s className="mr-2 text-text-subtle">{moneyText(next_bill.amount, currency)}</s>}
            {isFirm ? money.untilPlan : money.none}
          </>
        }
      />
      {is_certified && <MoneyLine label={money.discount} value={isFirm ? money.applies : money.lost} />}
    </MoneyLines>
  )
}

function Loading() {
  return (
    <div role="status" className="grid animate-late gap-3 pt-1">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton width="90%" />
      <Skeleton width="70%" />
      <Skeleton width="80%" />
      <Skeleton className="mt-2 h-28!" />
    </div>
  )
}
