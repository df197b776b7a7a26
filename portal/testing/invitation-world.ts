import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import type { EmailTemplate } from '@partner-hub/contracts/people/identity.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { getClientInvitation, listEmailTemplates, sendInvitation } from '../src/api/contract.ts'
import { clientOfFirm } from './client-world.ts'
import { renderApp } from './render-app.tsx'
import { sampleContact, sampleInvitation } from './sample-client.ts'
import { FIRM_UUID } from './sample-records.ts'

export const CONTACT_UUID = sampleContact().uuid
export const path = `/invite-owner/${CONTACT_UUID}`
export const INVITATION_UUID = sampleInvitation(1, 'DRAFT').uuid

export const template = (changes: Partial<EmailTemplate> = {}): EmailTemplate => ({
  uuid: '01990000-0000-7000-8000-000000000002',
  template_name: 'Invitation',
  organization: FIRM_UUID,
  template_subject: '{organization_name} invites you',
  template_message_body: 'Hi {recipient_first_name},\n\nwelcome to {organization_name}.\n\n{senders_first_name}',
  ...changes,
})

interface World {
  readonly invited?: ClientInvitation['invitation_status']
  readonly invitation?: Partial<ClientInvitation>
  readonly owner?: Partial<ClientContact>
  readonly templates?: readonly EmailTemplate[]
}

/** A firm with one client whose owner has an invitation, a draft unless said otherwise. */
export const invitationOfFirm = ({ invited = 'DRAFT', templates = [template()], ...world }: World = {}) => {
  const server = clientOfFirm({ ...world, invited })
  server.answer(listEmailTemplates, { results: [...templates], count: templates.length })
  server.answer(sendInvitation, ({ body }) => ({
    ...sampleInvitation(1, 'PENDING'),
    ...(body as Partial<ClientInvitation>),
  }))
  return { ...server, sent: () => server.callsOf(sendInvitation), reads: () => server.callsOf(getClientInvitation) }
}

export const to = page.getByRole('textbox', { name: 'To' })
export const subject = page.getByRole('textbox', { name: 'Subject' })
export const message = page.getByRole('textbox', { name: 'Your message' })
export const preview = page.getByRole('region', { name: 'Preview' })
export const send = page.getByRole('button', { name: 'Send Invitation' })
export const sentDialog = page.getByRole('dialog', { name: 'Invitation Sent' })

export const open = async () => {
  const app = await renderApp(path)
  await expect.element(message).toBeVisible()
  return app
}
