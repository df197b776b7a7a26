import { useState } from 'react'
import { Navigate } from 'react-router'
import { may } from '../../api/may.ts'
import { hasStoredInput } from '../../drafts/restored-input.ts'
import { contactsTexts } from '../../texts/client.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { withNames } from '../../texts/names.ts'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { Table } from '../../ui/tables/table.tsx'
import { colleaguesOf } from './client-detail.ts'
import { useClientPlace } from './client-place.ts'
import { ContactDialog } from './contact.dialog.tsx'
import { contactColumns } from './contact-columns.tsx'
import { contactOf } from './use-contact-form.ts'
import { usePerson } from './use-person.ts'

/** All of the client's contacts except the owner. */
export function ContactsTab() {
  const { detail, to, contacts, onChanged } = useClientPlace()
  const colleagues = colleaguesOf(detail)
  const person = usePerson()
  const mayEdit = may('change_clients')
  const [edited, setEdited] = useState(() =>
    mayEdit ? colleagues.find((each) => hasStoredInput(contactOf(each), person)) : undefined,
  )
  if (contacts.hasFailed && !detail.contacts)
    return <ErrorState {...clientErrors.owner} onRetry={contacts.retry} isRetrying={contacts.isFetching} />
  if (colleagues.length === 0) return <Navigate to={to.businessInfo} replace />
  return (
    <section className="mt-6 [--page-x:0px]">
      <h2 className="text-section">{contactsTexts.heading}</h2>
      <p className="text-small text-text-muted">{withNames(contactsTexts.text)}</p>
      <Table
        caption={contactsTexts.heading}
        columns={contactColumns(detail, mayEdit ? setEdited : undefined)}
        rows={colleagues}
        className="mt-2"
      />
      {edited && (
        <ContactDialog
          client={detail.client}
          contact={edited}
          onChanged={onChanged}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}
