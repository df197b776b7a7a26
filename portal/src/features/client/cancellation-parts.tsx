import type { CancellationPreview, CancellationTime } from '@partner-hub/contracts/billing/plans.ts'
import { CalendarX, FileText, Lock } from 'lucide-react'
import { planText } from '../../texts/client-status.ts'
import { cancelTexts as texts } from '../../texts/plan.ts'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { MoneyLine, MoneyLines } from '../../ui/facts/money-lines.tsx'
import { moneyText } from '../../ui/facts/money-text.ts'
import { strong } from '../../ui/facts/strong.tsx'
import { Consequences } from '../../ui/notices/consequences.tsx'

type Props = { preview: CancellationPreview; when: CancellationTime }

/** Who loses what, from which day, and what stays. */
export function CancellationConsequences({ preview: { ends_on, scheduled_plan }, when }: Props) {
  const { closes } = texts
  const dropped = scheduled_plan && planText({ ...scheduled_plan, status: 'ACTIVE', days_left: null })
  return (
    <Consequences
      lines={[
        {
          key: 'closes',
          icon: Lock,
          text: (
            <>
              {when === 'period_end' && ends_on ? closes.from(onCalendarDay(ends_on)) : closes.atOnce}
              {strong(closes.strong)}
              {closes.end}
            </>
          ),
        },
        { key: 'stays', icon: FileText, text: texts.stays },
        ...(scheduled_plan && dropped
          ? [
              {
                key: 'drops',
                icon: CalendarX,
                text: texts.drops(`${dropped.plan}, ${dropped.seats}`, onCalendarDay(scheduled_plan.starts_on)),
              },
            ]
          : []),
      ]}
    />
  )
}

/** DEC-16: charge, credit, the bill that will not come, and the discount. */
export function CancellationMoney({ preview }: Pick<Props, 'preview'>) {
  const { charge_today, credit, currency_code: currency, next_bill, is_certified } = preview
  const { money } = texts
  return (
    <MoneyLines isWell>
      <MoneyLine label={money.today} value={moneyText(charge_today, currency)} />
      <MoneyLine label={money.credit} value={moneyText(credit, currency)} />
      <MoneyLine
        label={next_bill ? money.next(onCalendarDay(next_bill.on)) : money.noNext}
        value={
          <>
            {next_bill && <s className="mr-2 text-text-subtle">{moneyText(next_bill.amount, currency)}</s>}
            {money.none}
          </>
        }
      />
      {is_certified && <MoneyLine label={money.discount} value={money.discountKept} />}
    </MoneyLines>
  )
}
