import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import { planTexts } from '../../texts/plan.ts'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { MoneyLine, MoneyLines, Total } from '../../ui/facts/money-lines.tsx'
import { figureText, moneyText } from '../../ui/facts/money-text.ts'
import { strong } from '../../ui/facts/strong.tsx'
import { Timeline } from '../../ui/facts/timeline.tsx'
import { BillLines } from './bill-lines.tsx'
import { type PlanKind, planName } from './plan-kind.ts'

const texts = planTexts.summary

type Props = { preview: PlanPreview; kind: PlanKind }

/** What is charged today and what comes next (DEC-16), in the server's figures. */
export function PlanSummary({ preview, kind }: Props) {
  const isLater = preview.starts !== 'now'
  return (
    <>
      <FromTo preview={preview} kind={kind} />
      {isLater && kind !== 'none' && <Steps preview={preview} />}
      {isLater ? <BillLater preview={preview} kind={kind} /> : <BillToday preview={preview} />}
    </>
  )
}

function FromTo({ preview: { current, wish, period }, kind }: Props) {
  if (!current || kind === 'none' || kind === 'select') return null
  const withSeats = (plan: typeof current) => texts.planAndSeats(planName(plan), plan.staff_limits)
  return (
    <p className="mb-2.5 text-small text-pretty text-text-muted">
      {texts.from(withSeats(current))}
      {strong(withSeats(wish))}.{kind === 'now' && period && ` ${texts.daysLeft(period.days_left, period.days)}`}
    </p>
  )
}

function Steps({ preview: { current, period, trial_ends_on, wish, plans, starts_on } }: { preview: PlanPreview }) {
  const offer = plans.find(({ display_name }) => display_name === wish.display_name)
  const until = period?.last_paid_on ?? trial_ends_on
  if (!until || !starts_on) return null
  const isTrial = !period || !current
  return (
    <div className="mt-1 mb-3.5">
      <Timeline
        steps={[
          {
            when: texts.until(onCalendarDay(until)),
            what: isTrial ? texts.trialGoesOn : texts.nothingChanges(current.display_name, current.staff_limits),
          },
          {
            when: onCalendarDay(starts_on),
            what: isTrial
              ? texts.planStarts(planName(wish))
              : texts.fromThen(planTexts.clients(offer?.billable_clients ?? null), wish.staff_limits),
          },
        ]}
      />
    </div>
  )
}

type NextBill = NonNullable<PlanPreview['next_bill']>

const discountOf = ({ discount }: NextBill): string | undefined =>
  discount === 'none' ? undefined : texts.discount[discount]

/** The amount without the change, if it differs. */
const struckAmount = ({ previous_amount, amount }: NextBill, currency_code: string) => {
  return previous_amount === null || previous_amount === amount ? undefined : (
    <s className="text-text-subtle">{figureText(previous_amount, currency_code)}</s>
  )
}

function BillToday({ preview }: { preview: PlanPreview }) {
  const { lines, charge_today, currency_code: currency, next_bill } = preview
  return (
    <MoneyLines>
      <BillLines lines={lines} preview={preview} />
      <MoneyLine
        label={texts.today}
        value={<Total figure={figureText(charge_today, currency)} currency={currency} />}
        kind="total"
      />
      {next_bill && (
        <MoneyLine
          label={texts.next}
          labelNote={onCalendarDay(next_bill.on)}
          value={
            <>
              {struckAmount(next_bill, currency)} {moneyText(next_bill.amount, currency)}
            </>
          }
          valueNote={discountOf(next_bill)}
          kind="after"
        />
      )}
    </MoneyLines>
  )
}

/** Nothing today: the lines are those of the next bill. */
function BillLater({ preview, kind }: Props) {
  const { charge_today, credit, currency_code: currency, next_bill } = preview
  return (
    <MoneyLines className={kind === 'none' ? '' : 'border-t border-border pt-1.5'}>
      <MoneyLine label={texts.today} value={moneyText(charge_today, currency)} />
      <MoneyLine label={texts.credit} value={moneyText(credit, currency)} />
      {next_bill ? (
        <>
          <BillLines lines={next_bill.lines} preview={preview} isApart />
          <MoneyLine
            label={texts.next}
            labelNote={onCalendarDay(next_bill.on)}
            value={<Total figure={figureText(next_bill.amount, currency)} currency={currency} />}
            valueNote={<BesideTotal next={next_bill} currency={currency} />}
            kind="total"
          />
        </>
      ) : (
        <MoneyLine label={texts.next} value={texts.noNext} kind="after" />
      )}
    </MoneyLines>
  )
}

function BesideTotal({ next, currency }: { next: NextBill; currency: string }) {
  const struck = struckAmount(next, currency)
  const discount = discountOf(next)
  return (
    <>
      {struck}
      {struck && discount && ' · '}
      {discount}
    </>
  )
}
