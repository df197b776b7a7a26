import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '../../api/api.ts'
import { getBillingDetails } from '../../api/contract.ts'
import { wordsOf } from '../../api/failure.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { billingDetails as texts } from '../../texts/billing-details.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'

const BillingDetailsDialog = lazy(async () => ({
  default: (await import('./billing-details.dialog.tsx')).BillingDetailsDialog,
}))

/** Opens what is printed on receipts, read at each opening: a colleague may have changed it. */
export function BillingDetailsRow() {
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { uuid: organizationUuid } = organization
  const opening = useMutation({ mutationFn: () => api(getBillingDetails, { params: { organizationUuid } }) })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border px-5 py-3.5 max-md:px-4">
      <span className="min-w-0 text-small text-pretty text-text-muted">{texts.about}</span>
      <Button size="sm" onPress={() => opening.mutate()} isPending={opening.isPending} beginsChange={false}>
        {texts.open}
      </Button>
      <Suspense>
        {opening.data && (
          <BillingDetailsDialog
            organizationUuid={organizationUuid}
            opened={opening.data}
            onClose={() => opening.reset()}
          />
        )}
      </Suspense>
      {opening.isError && (
        <Modal title={texts.title} onClose={() => opening.reset()}>
          <ErrorState {...wordsOf(opening.error, texts.failed.loading)} onRetry={() => opening.mutate()} />
        </Modal>
      )}
    </div>
  )
}
