import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import { lazy, Suspense, useState } from 'react'
import { payerTexts } from '../../texts/payer.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { ClientDetail } from './client-detail.ts'

const PayerDialog = lazy(async () => ({ default: (await import('./payer.dialog.tsx')).PayerDialog }))

type Props = {
  detail: ClientDetail
  payer: BillingOwner
  onChanged: () => void
  tone?: 'primary' | 'secondary'
  className?: string
}

/** Opens the dialog that changes who pays. */
export function PayerButton({ detail, payer, onChanged, tone = 'secondary', className }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" tone={tone} beginsChange onPress={() => setOpen(true)} {...(className && { className })}>
        {payerTexts[payer].act}
      </Button>
      {isOpen && (
        <Suspense>
          <PayerDialog detail={detail} payer={payer} onChanged={onChanged} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
