import { type BusinessClient, NOTES_MAX } from '@partner-hub/contracts/business-clients.ts'
import { lengthOf } from '@partner-hub/contracts/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../api/problem.ts'
import { notesTexts } from '../../texts/client.ts'
import { errors } from '../../texts/errors.ts'
import { messageOf } from '../../texts/messages.ts'
import { notices } from '../../texts/notices.ts'
import { Button } from '../../ui/button.tsx'
import { useUnsavedChanges } from '../../ui/dirty-forms.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { clientQuery } from './client.queries.ts'
import { SaveFailure } from './save-failure.tsx'
import { useClientChange } from './use-client-change.ts'
import { useSaving } from './use-saving.ts'

export function NotesForm({ client, onClose }: { client: BusinessClient; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [opened] = useState(client)
  const [notes, setNotes] = useState(client.notes)
  const change = useClientChange(client)
  const saving = useSaving<BusinessClient>({
    opened,
    load: () => queryClient.fetchQuery({ ...clientQuery(client.uuid), staleTime: 0 }),
    onLoaded: (latest) => {
      if (notes === opened.notes) setNotes(latest.notes)
    },
    error: change.error,
    onAgain: change.reset,
  })
  const { base } = saving
  const isDirty = notes !== base.notes
  const { release } = useUnsavedChanges(isDirty)
  const isTooLong = lengthOf(notes) > NOTES_MAX
  const wrong = isTooLong ? 'notes_too_long' : problemOf(change.error)?.fields.notes

  const save = () => {
    if (isTooLong) return
    if (!isDirty) return onClose()
    const onSuccess = () => {
      release()
      toast.success(notices.notesSaved.title, notices.notesSaved.text)
      onClose()
    }
    const onError = () => toast.error(errors.notes.title, errors.notes.text)
    change.mutate({ from: base, changes: { notes } }, { onSuccess, onError })
  }
  return (
    <div className="grid gap-3">
      <SaveFailure saving={saving} pair={errors.notes} />
      {base.notes !== opened.notes && (
        <div className="text-small text-text-muted">
          <p>{notesTexts.savedMeanwhile}</p>
          <p className="mt-1 border-l-2 border-border-strong pl-3 wrap-anywhere whitespace-pre-wrap">{base.notes}</p>
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
