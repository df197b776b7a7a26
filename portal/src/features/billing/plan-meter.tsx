import type { FirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import { firmBilling as texts } from '../../texts/firm-billing.ts'

/** Steps of the accent color; the legend says the same in words. */
const shades = ['opacity-100', 'opacity-60', 'opacity-35', 'opacity-20']
const shadeOf = (index: number): string => shades[Math.min(index, shades.length - 1)] ?? ''

/** How many clients have each plan. */
export function PlanMeter({ plans }: { plans: FirmBilling['plans'] }) {
  return (
    <>
      <div aria-hidden className="mt-3 flex h-2 gap-0.5 overflow-hidden rounded-key bg-surface-pressed">
        {plans.map(({ display_name, clients }, index) => (
          <i key={display_name} className={`bg-accent ${shadeOf(index)}`} style={{ flexGrow: clients }} />
        ))}
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-small text-text-muted tabular-nums">
        {plans.map(({ display_name, clients }, index) => (
          <li key={display_name} className="flex items-center gap-1.5">
            <i aria-hidden className={`size-2 rounded-xs bg-accent ${shadeOf(index)}`} />
            {display_name ?? texts.otherPlan} {clients}
          </li>
        ))}
      </ul>
    </>
  )
}
