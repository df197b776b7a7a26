import type { BillLine, PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import { planTexts } from '../../texts/plan.ts'
import { MoneyLine } from '../../ui/facts/money-lines.tsx'
import { figureText } from '../../ui/facts/money-text.ts'

const labelOf = (
  { kind, display_name, billing_interval, quantity, days }: BillLine,
  code: string | undefined,
): string => {
  const texts = planTexts.lines
  const plan = `${display_name} ${billing_interval}`
  switch (kind) {
    case 'plan':
      return texts.plan(plan, days)
    case 'seats':
      return texts.seats(quantity)
    case 'credit':
      return display_name === null ? texts.credit : texts.unusedDays(plan)
    case 'coupon':
      return texts.coupon(code)
    case 'certification':
    case 'tax':
      return texts[kind]
  }
}

type Props = {
  lines: readonly BillLine[]
  preview: Pick<PlanPreview, 'currency_code' | 'coupon'>
  /** A hairline above the first. */
  isApart?: boolean
}

/** The lines as the receipt will have them; the server added them up. */
export function BillLines({ lines, preview, isApart = false }: Props) {
  return lines.map((line, index) => (
    <MoneyLine
      key={`${line.kind} ${line.display_name}`}
      label={labelOf(line, preview.coupon?.code)}
      value={figureText(line.amount, preview.currency_code)}
      kind={isApart && index === 0 ? 'after' : line.amount.startsWith('-') ? 'less' : 'plain'}
    />
  ))
}
