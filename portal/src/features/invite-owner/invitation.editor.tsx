import { zodResolver } from '@hookform/resolvers/zod'
import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import { isResent, startingValues } from '@partner-hub/contracts/invitations/invitation-words.ts'
import { InvitationForm } from '@partner-hub/contracts/invitations/invitations.ts'
import type { Identity } from '@partner-hub/contracts/people/identity.ts'
import { History, Info, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type FieldPath, useForm, useWatch } from 'react-hook-form'
import { problemOf } from '../../api/problem.ts'
import { useUnsavedChanges } from '../../drafts/dirty-forms.ts'
import { useRestoredInput } from '../../drafts/restored-input.ts'
import { discardChanges } from '../../texts/discard-changes.ts'
import { inviteOwner } from '../../texts/invite-owner.ts'
import { restoredInput } from '../../texts/restored-input.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useKeptFocus } from '../../ui/behaviour/use-kept-focus.ts'
import { clockTime } from '../../ui/dates/clock-time.ts'
import { AttentionNote } from '../../ui/notices/attention-note.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { InvitationFields } from './invitation-fields.tsx'
import { InvitationPreview } from './invitation-preview.tsx'
import { InvitationSentDialog } from './invitation-sent.dialog.tsx'
import type { InvitationData } from './invite-owner.queries.ts'
import { SendFailure } from './send-failure.tsx'
import { useResendWait } from './use-resend-wait.ts'
import { useSending } from './use-sending.ts'

type Props = {
  data: InvitationData
  organization: Organization
  identity: Identity
  /** Call it when other pages show outdated data about this client. */
  onSent: () => void
  onRefused: () => void
  onLeave: () => void
  /** Leaves after the invitation was sent. */
  onDone: () => void
}

interface Words {
  readonly values: InvitationForm
  /** The idempotency key of the send: a retry is the same send. */
  readonly idempotencyKey: string
}

const isField = (name: string): name is FieldPath<InvitationForm> => name in InvitationForm.shape

/** The editor on the left, the mail on the right; stacked on narrow screens. */
export function InvitationEditor({ data, organization, identity, onSent, onRefused, onLeave, onDone }: Props) {
  const { contact, invitation, template } = data
  const [isSent, setSent] = useState(false)
  // After a lost reply, a reloaded invitation may already count the send that the next press repeats. That retry must
  // stay possible, so the first version is kept.
  const [openedWith] = useState(invitation)
  const [defaultValues] = useState(() =>
    startingValues({
      contact,
      invitation,
      template,
      values: {
        organization_name: organization.name,
        recipient_first_name: contact.first_name,
        senders_first_name: identity.first_name,
      },
    }),
  )
  const form = useForm<InvitationForm>({ resolver: zodResolver(InvitationForm), mode: 'onTouched', defaultValues })
  const { isDirty, isSubmitted, errors: wrong } = form.formState
  const { release } = useUnsavedChanges(isDirty && !isSent, discardChanges)
  const restored = useRestoredInput<Words>({
    about: `invitation to ${contact.uuid}`,
    person: identity.email,
    typed: () => (isDirty && !isSent ? { values: form.getValues(), idempotencyKey: currentKey() } : undefined),
  })
  const { send, currentKey, failure, tried, isPending } = useSending(invitation, restored?.idempotencyKey, {
    onSent: () => {
      release()
      setSent(true)
      onSent()
    },
    onFailed: (error) => {
      for (const [name, message] of Object.entries(problemOf(error)?.fields ?? {}))
        if (isField(name)) form.setError(name, { message })
      onRefused()
    },
  })
  useEffect(() => {
    if (restored) form.reset(restored.values, { keepDefaultValues: true })
  }, [form, restored])
  const typed = useWatch({ control: form.control })
  const waitUntil = useResendWait(typed.invitation_email ?? '', openedWith, { failure, tried })
  const tooSoon = waitUntil === undefined ? undefined : inviteOwner.tooSoon.title(clockTime(waitUntil))
  const sendButton = useKeptFocus()
  const refusal = problemOf(failure)
  const isRefusedTooSoon = refusal?.code === 'resend_too_soon'
  // A refusal with a time ends at that time, or when another address is typed.
  const isFailureOver = isRefusedTooSoon && refusal.retryAt !== undefined && waitUntil === undefined
  const count = Object.keys(wrong).length
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-1 flex-col">
      <main className="grid flex-1 grid-cols-[minmax(380px,5fr)_minmax(0,7fr)] max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[auto_1fr]">
        <div className="px-10 pt-10 pb-12 pl-12 max-lg:px-6 max-lg:py-8 max-md:px-4">
          <div className="mx-auto max-w-120 max-lg:max-w-150 lg:mr-0">
            <h1 tabIndex={-1} className="type-page">
              {inviteOwner.title}
            </h1>
            <p className="mt-1.5 mb-7 text-text-muted">{inviteOwner.intro(contact.first_name.trim())}</p>
            {restored && !failure && (
              <Banner
                tone="info"
                icon={History}
                role="status"
                title={restoredInput.title}
                text={restoredInput.textUnsent}
                className="mb-6"
              />
            )}
            {tooSoon && !isRefusedTooSoon && (
              <Banner tone="info" icon={Info} title={tooSoon} text={inviteOwner.tooSoon.text} className="mb-6" />
            )}
            {failure && !isPending && !isFailureOver && <SendFailure failure={failure} waitUntil={waitUntil} />}
            <InvitationFields control={form.control} isResent={isResent(invitation)} />
          </div>
        </div>
        <InvitationPreview
          firm={organization}
          clientName={data.client.client_name}
          sender={`${identity.first_name} ${identity.last_name}`}
          to={typed.invitation_email ?? ''}
          subject={typed.invitation_subject ?? ''}
          message={typed.invitation_message_body ?? ''}
        />
      </main>
      <footer className="sticky bottom-0 z-20 border-t border-border bg-surface">
        <div className="flex items-center justify-end gap-3 px-6 py-3.5 max-md:flex-wrap max-md:px-4 max-md:pt-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom))] max-md:[&_button]:h-11 max-md:[&_button]:flex-1">
          {isSubmitted && count > 0 && (
            <div className="mr-auto max-md:w-full">
              <AttentionNote>{inviteOwner.attention(count)}</AttentionNote>
            </div>
          )}
          <Button size="lg" onPress={onLeave} isDisabled={isPending}>
            {inviteOwner.cancel}
          </Button>
          <Button
            ref={sendButton}
            type="submit"
            tone="primary"
            size="lg"
            icon={Send}
            isPending={isPending}
            isDisabled={tooSoon !== undefined}
            {...(tooSoon && { disabledReason: tooSoon })}
          >
            {inviteOwner.send}
          </Button>
        </div>
      </footer>
      {isSent && <InvitationSentDialog onClose={onDone} />}
    </form>
  )
}
