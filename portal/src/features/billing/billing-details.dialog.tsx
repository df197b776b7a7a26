import type { BillingDetails } from '@partner-hub/contracts/billing/billing-details.ts'
import { useId, useState } from 'react'
import { useUnsavedChanges } from '../../drafts/dirty-forms.ts'
import { LeavingQuestion } from '../../drafts/leaving-question.tsx'
import { billingDetails as texts } from '../../texts/billing-details.ts'
import { discardChanges } from '../../texts/discard-changes.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AttentionNote } from '../../ui/notices/attention-note.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { BillingDetailsFields } from './billing-details.fields.tsx'
import { useBillingDetails } from './use-billing-details.ts'

type Props = { organizationUuid: string; opened: BillingDetails; onClose: () => void }

/** What is printed on the firm's receipts (DEC-101). */
export function BillingDetailsDialog({ organizationUuid, opened, onClose }: Props) {
  const formId = useId()
  const [isAsked, setAsked] = useState(false)
  const { form, save, isPending } = useBillingDetails({
    organizationUuid,
    opened,
    onSaved: () => {
      release()
      onClose()
    },
  })
  const { isDirty, errors } = form.formState
  const { release } = useUnsavedChanges(isDirty, discardChanges)
  const leave = () => (isDirty ? setAsked(true) : onClose())
  const count = Object.keys(errors).length
  return (
    <Modal
      title={texts.title}
      subtitle={texts.subtitle}
      isDismissable={!isPending}
      onClose={leave}
      footer={
        <>
          {count > 0 && (
            <div className="mr-auto flex items-center max-md:hidden!">
              <AttentionNote>{texts.attention(count)}</AttentionNote>
            </div>
          )}
          <Button onPress={leave} isDisabled={isPending}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} tone="primary" isPending={isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="pt-2">
        <BillingDetailsFields form={form} />
      </form>
      <LeavingQuestion texts={discardChanges} isAsked={isAsked} onDiscard={onClose} onCancel={() => setAsked(false)} />
    </Modal>
  )
}
