import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clientOfFirm } from '../../testing/client-world.ts'
import {
  invitationOfFirm,
  message,
  open,
  preview,
  send,
  sentDialog,
  subject,
  template,
} from '../../testing/invitation-world.ts'
import { writePageData } from '../../testing/page-state.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { CLIENT_UUID, sampleColleague } from '../../testing/sample-client.ts'
import { sampleClients, sampleIdentity, sampleOrganization, sampleRow } from '../../testing/sample-records.ts'
import { watchScripts } from '../../testing/script-payloads.ts'
import { showsOnlyText } from '../../testing/shows-only-text.ts'
import { stubCalls } from '../../testing/stub-calls.ts'
import {
  getAccountantInvitation,
  getIdentity,
  getOrganization,
  listAccountantInvitations,
  listBusinessClients,
  openClientAccount,
  readInvitation,
  sendInvitation,
} from '../api/contract.ts'

const bodyText = () => document.body.textContent
const named = (text: string) => ({ first_name: text, last_name: text })

test('X2 the list shows names, addresses and plans as text', async () => {
  await showsOnlyText(async (text) => {
    const server = clientOfFirm({})
    const row = sampleRow(1)
    const contact = row.contact && { ...row.contact, name: text, email: text }
    const subscription = {
      ...row.subscription,
      status: 'ACTIVE',
      display_name: text,
      billing_interval: 'Monthly',
      staff_limits: 1,
    } as const
    server.answer(listBusinessClients, sampleClients([{ ...row, name: text, contact, subscription }]))
    server.answer(getIdentity, sampleIdentity(named(text)))
    server.answer(getOrganization, sampleOrganization({ name: text }))
    await renderApp('/clients')
    return bodyText
  })
})

test('X2 the client’s name, owner, contacts, settings, notes and mail server replies are text', async () => {
  await showsOnlyText(async (text) => {
    const server = clientOfFirm({
      client: { client_name: text, notes: text, business_name: text, business_phone: text, standard_rate: text },
      invited: 'PENDING',
      invitation: { delivery: 'BOUNCED', delivery_problem: text, invitation_email: text },
      owner: { ...named(text), contact_email: text, contact_phone: text, description: text },
      colleagues: [sampleColleague(1, { ...named(text), contact_email: text, description: text })],
      subscription: { status: 'ACTIVE', display_name: text, billing_interval: text, staff_limits: 1 },
    })
    server.answer(getOrganization, sampleOrganization({ name: text }))
    await renderApp(`/clients/${CLIENT_UUID}`)
    return bodyText
  })
})

test('X2 the editor and its preview show the template, the names and what is typed as text', async () => {
  await showsOnlyText(async (text) => {
    const server = invitationOfFirm({
      owner: { ...named(text), contact_email: text },
      templates: [template({ template_subject: text, template_message_body: `${text} {organization_name}` })],
      invitation: { invitation_email: text },
    })
    server.answer(getOrganization, sampleOrganization({ name: text }))
    server.answer(getIdentity, sampleIdentity(named(text)))
    await open()
    await subject.fill(text.replaceAll('\t', ' '))
    await message.fill(text)
    return () => preview.element().textContent
  })
})

const refusal = (text: string) => ({ code: text, detail: text, fields: { invitation_subject: text } })

test('X2 the text of a refused invitation is never markup', async () => {
  await showsOnlyText(async (text) => {
    const server = invitationOfFirm({ owner: { first_name: text } })
    server.refuse(sendInvitation, 422, refusal(text))
    await open()
    await message.fill(text)
    await send.click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    return () => preview.element().textContent
  })
})

test('X2 the text of a refused account opening is never markup', async () => {
  await showsOnlyText(async (text) => {
    const server = clientOfFirm({ client: { client_name: text } })
    server.refuse(openClientAccount, 409, refusal(text))
    const app = await renderApp(`/client-books/${CLIENT_UUID}`)
    await expect.poll(() => app.path()).toBe(`/clients/${CLIENT_UUID}`)
    return bodyText
  })
})

test('X2 the confirmation of what was sent shows it as text', async () => {
  await showsOnlyText(async (text) => {
    invitationOfFirm({ owner: { first_name: text } })
    await open()
    await message.fill(text)
    await send.click()
    await expect.element(sentDialog).toBeVisible()
    return bodyText
  })
})

test.each(['open', 'expired', 'replaced', 'withdrawn', 'accepted', 'declined'] as const)(
  'X2 the owner’s page shows firm, client and names as text, also when the link is %s',
  async (state) => {
    await showsOnlyText(async (text) => {
      const server = stubCalls()
      server.answer(readInvitation, {
        state,
        firm_name: text,
        firm_logo_url: `javascript:scriptRan()`,
        client_name: text,
        recipient_first_name: text,
        invitation_email: text,
        signed_in_as: state === 'open' || state === 'accepted' ? text : null,
        payer: 'CLIENT',
        trial_ends_at: null,
        expires_at: '2026-12-15T10:00:00.000Z',
        sent_at: '2026-11-15T10:00:00.000Z',
        withdrawn_at: '2026-11-15T10:00:00.000Z',
        asked_at: null,
        firm_email: `${text}@firm.example`,
        message: text,
        firm_has_access: true,
        is_yours: state === 'accepted',
        open_url: 'https://books.example/open/account-1',
      })
      await renderApp('/accept#01990000-0000-7000-9000-000000000201.s3cret-token')
      return bodyText
    })
  },
)

const TEAM = '01990000-0000-7000-9000-000000000301'
const team = (text: string, state: AccountantInvitation['state']): AccountantInvitation => ({
  uuid: TEAM,
  state,
  business_name: text,
  owner_name: text,
  owner_email: text,
  email: text,
  expires_at: '2026-12-14T12:00:00Z',
  has_access: true,
  business_client: null,
})

// A declined, withdrawn or expired invitation shows no names.
test.each(['PENDING', 'ACCEPTED'] as const)(
  'X2 the firm’s page of an invitation from Books shows business, owner and firm as text while %s',
  async (state) => {
    await showsOnlyText(async (text) => {
      const server = clientOfFirm({})
      server.answer(getOrganization, sampleOrganization({ name: text }))
      server.answer(getIdentity, sampleIdentity({ ...named(text), email: text }))
      server.answer(getAccountantInvitation, team(text, state))
      await renderApp(`/accountant-invitations/${TEAM}`)
      await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/team|is your client/)
      if (state === 'PENDING') {
        await page.getByRole('button', { name: 'Decline' }).click()
        await expect.element(page.getByRole('alertdialog')).toBeVisible()
      }
      return bodyText
    })
  },
)

test('X2 someone signed in with another address sees their own as text', async () => {
  await showsOnlyText(async (text) => {
    const server = clientOfFirm({})
    server.answer(getIdentity, sampleIdentity({ email: text }))
    server.refuse(getAccountantInvitation, 404, { code: 'not_found', detail: text })
    await renderApp(`/accountant-invitations/${TEAM}`)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('This invitation is not for you')
    return () => document.querySelector('main')?.textContent ?? null
  })
})

test.each([1, 2])('X2 the notice above the list shows the names of %i businesses as text', async (count) => {
  writePageData({ accountantInvitations: String(count) })
  await showsOnlyText(async (text) => {
    const server = clientOfFirm({})
    const other = '01990000-0000-7000-9000-000000000303'
    const results = [team(text, 'PENDING'), { ...team(text, 'PENDING'), uuid: other }].slice(0, count)
    server.answer(listAccountantInvitations, { results })
    await renderApp('/clients')
    const notice = page.getByRole('region', { name: 'Invitations from businesses' })
    await expect.element(notice).toBeVisible()
    return () => notice.element().textContent
  })
})

test('X2 the banner of a support session shows who looks at which firm as text', async () => {
  await showsOnlyText(async (text) => {
    const server = clientOfFirm({})
    const until = new Date(Date.now() + 1_800_000).toISOString()
    writePageData({ supportUntil: until, supportSeconds: '1800', supportName: text })
    server.answer(getOrganization, sampleOrganization({ name: text }))
    server.answer(listBusinessClients, sampleClients([sampleRow(1)]))
    await renderApp('/clients')
    const banner = page.getByRole('region', { name: 'Support session' })
    await expect.element(banner).toBeVisible()
    return () => banner.element().textContent
  })
})

test('X2 the embedded view never gives its frame a script URL', async () => {
  const watched = watchScripts()
  const server = clientOfFirm({})
  server.answer(openClientAccount, { url: 'javascript:parent.scriptRan()' })
  await renderApp(`/client-books/${CLIENT_UUID}`)
  const address = () => document.querySelector('iframe')?.getAttribute('src')
  await expect.poll(address).toBeTruthy()
  expect(address()).not.toContain('scriptRan')
  expect(watched.runs()).toBe(0)
})
