import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { type ReactNode, useState } from 'react'
import { clientActionTexts } from '../../texts/client-actions.ts'
import { planText } from '../../texts/client-status.ts'
import { Button } from '../../ui/actions/button.tsx'
import { MoneyLine, MoneyLines } from '../../ui/facts/money-lines.tsx'
import { CheckCard } from '../../ui/fields/check-card.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { RemoveAccessConsequences } from './act-consequences.tsx'
import { Plan } from './billing-facts.tsx'
import type { ClientDetail } from './client-detail.ts'
import { amount } from './reader-formats.ts'

type Props = {
  detail: ClientDetail
  isArchivingToo: boolean
  failure: ReactNode
  isPending: boolean
  onConfirm: (action: ClientAction) => void
  onClose: () => void
}

/** One dialog for both acts: the checkbox changes the red button. Cancel has the focus. */
export function RemoveAccessDialog({ detail, isArchivingToo, failure, isPending, onConfirm, onClose }: Props) {
  const [archives, setArchives] = useState(isArchivingToo)
  const { removing } = clientActionTexts
  const action = archives ? 'remove_access_and_archive' : 'remove_access'
  const plan = detail.subscription && planText(detail.subscription)
  const today = amount('0', detail.client.billing_currency)
  return (
    <Modal
      title={clientActionTexts[action]}
      subtitle={
        <>
          <span className="font-strong text-text">{detail.client.client_name}</span>
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
            {clientActionTexts.cancel}
          </Button>
          <Button tone="danger" onPress={() => onConfirm(action)} isPending={isPending}>
            {clientActionTexts[action]}
          </Button>
        </>
      }
    >
      {failure}
      <RemoveAccessConsequences detail={detail} hasPlan={plan !== undefined} isArchiving={archives} />
      <MoneyLines isWell className="mt-4">
        <MoneyLine label={removing.pays} value={removing.nothing} />
        {today && <MoneyLine label={removing.today} value={today} />}
      </MoneyLines>
      <div className="mt-4">
        <CheckCard isSelected={archives} onChange={setArchives} isDisabled={isPending}>
          <span className="block font-strong">{removing.archiveToo}</span>
          <span className="mt-0.5 block text-small font-regular text-text-muted">{removing.archiveTooHint}</span>
        </CheckCard>
      </div>
    </Modal>
  )
}
