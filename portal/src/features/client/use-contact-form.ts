import { zodResolver } from '@hookform/resolvers/zod'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { type ClientContact, ContactForm } from '@partner-hub/contracts/clients/client-contacts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { z } from 'zod'
import { api } from '../../api/api.ts'
import { getClientContact, updateClientContact } from '../../api/contract.ts'
import { etagOf } from '../../api/etags.ts'
import { isRoleRefusal } from '../../api/failure.ts'
import { problemOf, statusOf } from '../../api/problem.ts'
import { saveRecord } from '../../api/records.ts'
import { useRestoredInput } from '../../drafts/restored-input.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { notices } from '../../texts/notices.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { contactsQuery } from './client.queries.ts'
import { isOwner } from './client-detail.ts'
import { usePerson } from './use-person.ts'
import { useSaving } from './use-saving.ts'

/** An owner's email cannot be changed here, so it is not validated either. */
const OwnerForm = ContactForm.extend({ contact_email: z.string() })

const valuesOf = (contact: ClientContact): ContactForm => ({
  first_name: contact.first_name,
  last_name: contact.last_name,
  contact_email: contact.contact_email ?? '',
  contact_phone: contact.contact_phone ?? '',
  contact_mobile: contact.contact_mobile ?? '',
})

/** The whole contact as it is saved; empty fields become null. */
const bodyOf = (contact: ClientContact, { contact_email, contact_mobile, ...values }: ContactForm) => ({
  ...contact,
  ...values,
  contact_email: contact_email || null,
  contact_mobile: contact_mobile || null,
  contact_phone: values.contact_phone,
})

const isField = (name: string): name is FieldPath<ContactForm> => name in ContactForm.shape

export const contactOf = ({ uuid }: ClientContact): string => `contact ${uuid}`

interface Given {
  readonly client: BusinessClient
  readonly contact: ClientContact
  readonly onSaved: () => void
}

/** A contact's form: validated by its contract, saved from the version that was opened. */
export const useContactForm = ({ client, contact, onSaved }: Given) => {
  const queryClient = useQueryClient()
  const [opened] = useState(contact)
  const form = useForm<ContactForm>({
    resolver: zodResolver(isOwner(opened) ? OwnerForm : ContactForm),
    mode: 'onTouched',
    defaultValues: valuesOf(opened),
  })
  const { uuid } = opened
  const restored = useRestoredInput<ContactForm>({
    about: contactOf(opened),
    person: usePerson(),
    typed: () => (form.formState.isDirty ? form.getValues() : undefined),
  })
  useEffect(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true })
  }, [form, restored])
  const mutation = useMutation({
    mutationFn: ({ from, values }: { from: ClientContact; values: ContactForm }) =>
      saveRecord(updateClientContact, uuid, {
        params: { uuid },
        body: bodyOf(from, values),
        ifMatch: etagOf(from),
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(contactsQuery(client).queryKey, (contacts) =>
        contacts?.map((each) => (each.uuid === uuid ? saved : each)),
      )
      toast.success(notices.contactSaved.title, notices.contactSaved.text)
      onSaved()
    },
    onError: (error) => {
      // An expired session is handled elsewhere.
      if (statusOf(error) === 401) return
      for (const [name, message] of Object.entries(problemOf(error)?.fields ?? {}))
        if (isField(name)) form.setError(name, { message })
      // The form shows a role refusal itself.
      if (!isRoleRefusal(error)) toast.error(clientErrors.contact.title, clientErrors.contact.text)
    },
  })
  const saving = useSaving<ClientContact>({
    opened,
    load: () => api(getClientContact, { params: { uuid } }),
    onLoaded: (latest) => form.reset(valuesOf(latest), { keepDirtyValues: true, keepErrors: true }),
    error: mutation.error,
    onAgain: mutation.reset,
  })
  return {
    form,
    saving,
    hasKept: restored !== undefined,
    isPending: mutation.isPending,
    save: form.handleSubmit((values) => mutation.mutate({ from: saving.base, values })),
  }
}
