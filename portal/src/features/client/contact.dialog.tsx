import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { useId, useState } from 'react'
import { useUnsavedChanges } from '../../drafts/dirty-forms.ts'
import { LeavingQuestion } from '../../drafts/leaving-question.tsx'
import { contactForm } from '../../texts/client.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { discardChanges } from '../../texts/discard-changes.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AttentionNote } from '../../ui/notices/attention-note.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { isOwner, whyNotInviting } from './client-detail.ts'
import { useClientPlace } from './client-place.ts'
import { ContactFields } from './contact-fields.tsx'
import { RestoredInputNote } from './restored-input.note.tsx'
import { SaveFailure } from './save-failure.tsx'
import { useContactForm } from './use-contact-form.ts'

type Props = { client: BusinessClient; contact: ClientContact; onChanged: () => void; onClose: () => void }

/** Edits the owner or any other contact of the client. */
export function ContactDialog({ client, contact, onChanged, onClose }: Props) {
  const formId = useId()
  const { detail } = useClientPlace()
  const isInvitable = whyNotInviting(detail) === undefined
  const [isAsked, setAsked] = useState(false)
  const onSaved = () => {
    release()
    onChanged()
    onClose()
  }
  const { form, saving, save, hasKept, isPending } = useContactForm({ client, contact, onSaved })
  const { isDirty, errors: wrong } = form.formState
  const { release } = useUnsavedChanges(isDirty, discardChanges)
  const leave = () => (isDirty ? setAsked(true) : onClose())
  const count = Object.keys(wrong).length
  return (
    <Modal
      title={isOwner(contact) ? contactForm.editOwner : contactForm.editContact}
      subtitle={client.client_name}
      isDismissable={!isPending}
      onClose={leave}
      footer={
        <>
          {count > 0 && (
            <div className="mr-auto flex items-center max-md:hidden!">
              <AttentionNote>{contactForm.attention(count)}</AttentionNote>
            </div>
          )}
          <Button onPress={leave} isDisabled={isPending}>
            {contactForm.cancel}
          </Button>
          <Button type="submit" form={formId} tone="primary" isPending={isPending}>
            {contactForm.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-5 pt-2">
        {hasKept && <RestoredInputNote />}
        <SaveFailure saving={saving} pair={clientErrors.contact} />
        <ContactFields control={form.control} isOwner={isOwner(contact)} isInvitable={isInvitable} />
      </form>
      <LeavingQuestion texts={discardChanges} isAsked={isAsked} onDiscard={onClose} onCancel={() => setAsked(false)} />
    </Modal>
  )
}
