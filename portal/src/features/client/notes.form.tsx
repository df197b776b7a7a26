import { type BusinessClient, NOTES_MAX } from '@partner-hub/contracts/clients/business-clients.ts'
import { hasNoCardNumber } from '@partner-hub/contracts/words/card-numbers.ts'
import { lengthOf } from '@partner-hub/contracts/words/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRoleRefusal } from '../../api/failure.ts'
import { problemOf, statusOf } from '../../api/problem.ts'
import { useUnsavedChanges } from '../../drafts/dirty-forms.ts'
import { useRestoredInput } from '../../drafts/restored-input.ts'
import { notesTexts } from '../../texts/client.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { messageOf } from '../../texts/messages.ts'
import { notices } from '../../texts/notices.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import { clientQuery } from './client.queries.ts'
import { RestoredInputNote } from './restored-input.note.tsx'
import { SaveFailure } from './save-failure.tsx'
import { useClientChange } from './use-client-change.ts'
import { usePerson } from './use-person.ts'
import { useSaving } from './use-saving.ts'
import { writtenNotes } from './written-notes.ts'

export const notesOf = ({ uuid }: BusinessClient): string => `notes of ${uuid}`

export function NotesForm({ client, onClose }: { client: BusinessClient; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [opened] = useState(client)
  const person = usePerson()
  const restored: string | undefined = useRestoredInput<string>({
    about: notesOf(client),
    person,
    typed: (): string | undefined => (notes === writtenNotes(saving.base) ? undefined : notes),
  })
  const [notes, setNotes] = useState<string>(restored ?? writtenNotes(client))
  const change = useClientChange(client)
  const saving = useSaving<BusinessClient>({
    opened,
    load: () => queryClient.fetchQuery({ ...clientQuery(client.uuid), staleTime: 0 }),
    onLoaded: (latest) => {
      if (notes === writtenNotes(opened)) setNotes(writtenNotes(latest))
    },
    error: change.error,
    onAgain: change.reset,
  })
  const { base } = saving
  const isDirty = notes !== writtenNotes(base)
  const { release } = useUnsavedChanges(isDirty)
  const isTooLong = lengthOf(notes) > NOTES_MAX
  const unsaved = isTooLong ? 'notes_too_long' : hasNoCardNumber(notes) ? undefined : 'card_number'
  const wrong = unsaved ?? problemOf(change.error)?.fields.notes

  const save = () => {
    if (unsaved) return
    if (!isDirty) return onClose()
    const onSuccess = () => {
      release()
      toast.success(notices.notesSaved.title, notices.notesSaved.text)
      onClose()
    }
    const onError = (error: Error) => {
      // An expired session is handled elsewhere; the form itself shows a role refusal.
      if (statusOf(error) !== 401 && !isRoleRefusal(error))
        toast.error(clientErrors.notes.title, clientErrors.notes.text)
    }
    change.mutate({ from: base, changes: { notes } }, { onSuccess, onError })
  }
  return (
    <div className="grid gap-3">
      {restored !== undefined && <RestoredInputNote />}
      <SaveFailure saving={saving} pair={clientErrors.notes} />
      {writtenNotes(base) !== writtenNotes(opened) && (
        <div className="text-small text-text-muted">
          <p>{notesTexts.savedMeanwhile}</p>
          <p className="mt-1 border-l-2 border-border-strong pl-3 wrap-anywhere whitespace-pre-wrap">
            {writtenNotes(base)}
          </p>
        </div>
      )}
      <TextArea
        label={notesTexts.heading}
        isLabelHidden
        autoFocus
        value={notes}
        onChange={setNotes}
        limit={NOTES_MAX}
        isInvalid={wrong !== undefined}
        errorMessage={messageOf(wrong)}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" onPress={onClose} isDisabled={change.isPending}>
          {notesTexts.cancel}
        </Button>
        <Button size="sm" tone="primary" onPress={save} isPending={change.isPending}>
          {notesTexts.save}
        </Button>
      </div>
    </div>
  )
}
