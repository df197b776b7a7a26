import { useState } from 'react'
import { billingInfo } from '../../texts/client.ts'
import { cancelTexts, planTexts } from '../../texts/plan.ts'
import { Button } from '../../ui/actions/button.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { CancelPlanDialog } from './cancel-plan.dialog.tsx'
import { type ClientDetail, isPayerAllowed, isPlanAllowed } from './client-detail.ts'
import { PayerButton } from './payer.button.tsx'
import { useBill } from './use-bill.ts'

type Props = { detail: ClientDetail; toPlan: string; onChanged: () => void }

/** The acts of a paying firm, each only while it is allowed (BILL-08). */
export function PlanActs({ detail, toPlan, onChanged }: Props) {
  const [isCancelling, setCancelling] = useState(false)
  const isChanging = useBill(detail).preview?.is_changing ?? false
  const isOpen = (action: Parameters<typeof isPlanAllowed>[1]) => isPlanAllowed(detail, action)
  const toPage = isOpen('change_plan') ? planTexts.heading.change : isOpen('select_plan') && planTexts.act.select
  if (!toPage && !isOpen('cancel_plan')) return null
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-border px-5 py-3 max-md:px-4">
      {toPage && (
        <RouteLinkButton to={toPlan} size="sm" beginsChange className="max-md:h-11 max-md:flex-1">
          {toPage}
        </RouteLinkButton>
      )}
      {isPayerAllowed(detail, 'CLIENT') && (
        <PayerButton detail={detail} payer="CLIENT" onChanged={onChanged} className="max-md:h-11 max-md:flex-1" />
      )}
      {isOpen('cancel_plan') && (
        <Button
          tone="danger-quiet"
          size="sm"
          beginsChange
          isDisabled={isChanging}
          {...(isChanging && { disabledReason: billingInfo.isChanging })}
          onPress={() => setCancelling(true)}
          className="max-md:h-11 max-md:flex-1 md:ml-auto"
        >
          {cancelTexts.cancel}
        </Button>
      )}
      {isCancelling && <CancelPlanDialog detail={detail} onChanged={onChanged} onClose={() => setCancelling(false)} />}
    </div>
  )
}
