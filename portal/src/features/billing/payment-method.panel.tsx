import { CreditCard, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { may } from '../../api/may.ts'
import { editPaymentMethod, paymentMethod } from '../../texts/billing.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { linkLook } from '../../ui/actions/link-look.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { CardMark } from '../../ui/marks/card-mark.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { BillingDetailsRow } from './billing-details.row.tsx'
import { addressLine, holderLine, type ShownCard } from './shown-card.ts'

type Props = {
  card: ShownCard | null
  /** The reader's identity has to be known to the provider. */
  mayEdit: boolean
  cardPath: string
  onEdit: () => void
}

export function PaymentMethodPanel({ card, mayEdit, cardPath, onEdit }: Props) {
  if (card === null) return <NoCard mayAdd={mayEdit} cardPath={cardPath} />
  const address = addressLine(card)
  return (
    <Panel title={paymentMethod.heading} actions={mayEdit && <EditLink cardPath={cardPath} onEdit={onEdit} />}>
      <Body>
        <div className="flex items-center gap-3.5 rounded-control border border-border bg-surface-sunken px-4 py-3.5">
          <CardMark brand={card.brand} />
          <div className="min-w-0 wrap-anywhere tabular-nums">
            <div className="font-strong">{paymentMethod.card(card.brand, card.last4)}</div>
            <div className="text-small text-text-muted">{holderLine(card)}</div>
          </div>
        </div>
        {address && (
          <dl className="mt-4">
            <dt className="text-small text-text-muted">{paymentMethod.billingInfo}</dt>
            <dd className="wrap-anywhere">{address}</dd>
          </dl>
        )}
      </Body>
      {may('change_billing_details') && <BillingDetailsRow />}
    </Panel>
  )
}

function Body({ children }: { children: ReactNode }) {
  return <div className="px-5 pt-1 pb-6 max-md:px-4">{children}</div>
}

function EditLink({ cardPath, onEdit }: { cardPath: string; onEdit: () => void }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <a
        href={cardPath}
        aria-label={paymentMethod.editName}
        className={linkLook()}
        onClick={(event) => {
          event.preventDefault()
          setAsked(true)
        }}
      >
        {paymentMethod.edit}
      </a>
      {isAsked && (
        <ConfirmDialog
          title={editPaymentMethod.title}
          confirmLabel={editPaymentMethod.confirm}
          cancelLabel={editPaymentMethod.cancel}
          onConfirm={onEdit}
          onCancel={() => setAsked(false)}
        >
          {editPaymentMethod.text}
        </ConfirmDialog>
      )}
    </>
  )
}

function NoCard({ mayAdd, cardPath }: { mayAdd: boolean; cardPath: string }) {
  return (
    <Panel title={paymentMethod.heading}>
      <Body>
        <div className="flex items-center gap-3.5 rounded-panel border-[1.5px] border-dashed border-border-control bg-surface-sunken p-4">
          <Icon of={CreditCard} size={24} className="shrink-0 text-text-subtle" />
          <div className="min-w-0">
            <div className="font-strong">{paymentMethod.none.title}</div>
            <div className="text-small text-text-muted">{paymentMethod.none.text}</div>
          </div>
        </div>
        {mayAdd && (
          <LinkButton href={cardPath} tone="primary" isBlock className="mt-4">
            <Icon of={Plus} />
            {paymentMethod.add}
          </LinkButton>
        )}
      </Body>
      {may('change_billing_details') && <BillingDetailsRow />}
    </Panel>
  )
}
