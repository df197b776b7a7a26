import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useRef, useState } from 'react'
import { may } from '../../api/may.ts'
import { hasStoredInput } from '../../drafts/restored-input.ts'
import { notesTexts } from '../../texts/client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { NotesForm, notesOf } from './notes.form.tsx'
import { usePerson } from './use-person.ts'
import { writtenNotes } from './written-notes.ts'

/** The firm's own notes on a client, edited in place. */
export function NotesPanel({ client }: { client: BusinessClient }) {
  const person = usePerson()
  const notes = writtenNotes(client)
  const mayEdit = may('change_clients')
  const [isEditing, setEditing] = useState(() => mayEdit && hasStoredInput(notesOf(client), person))
  const editing = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    focusIfLost(() => editing.current)
  }
  return (
    <Panel
      title={notesTexts.heading}
      actions={
        mayEdit &&
        !isEditing && (
          <Button
            ref={editing}
            size="sm"
            beginsChange
            aria-label={notesTexts.editName}
            onPress={() => setEditing(true)}
          >
            {notesTexts.edit}
          </Button>
        )
      }
    >
      <div className="px-5 pb-5 max-md:px-4">
        {isEditing ? (
          <NotesForm client={client} onClose={close} />
        ) : (
          <>
            <p className={`-mt-1 wrap-anywhere whitespace-pre-wrap ${notes ? '' : 'text-text-subtle'}`}>
              {notes || notesTexts.none}
            </p>
            <p className="mt-2 text-small text-text-subtle">{notesTexts.hint}</p>
          </>
        )}
      </div>
    </Panel>
  )
}
