import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import {
  getIdentity,
  getOrganization,
  listBusinessClients,
  openClientAccount,
  readInvitation,
  sendInvitation,
} from '../api/contract.ts'
import { CLIENT_UUID, sampleColleague } from '../api/testing/sample-client.ts'
import { sampleClients, sampleIdentity, sampleOrganization, sampleRow } from '../api/testing/sample-records.ts'
import { stubCalls } from '../api/testing/stub-calls.ts'
import { clientOfFirm } from './testing/client-world.ts'
import {
  invitationOfFirm,
  message,
  open,
  preview,
  send,
  sentDialog,
  subject,
  template,
} from './testing/invitation-world.ts'
import { renderApp } from './testing/render-app.tsx'
import { scriptPayloads, watchScripts } from './testing/script-payloads.ts'

const GROUP = 10
const groups = Array.from({ length: scriptPayloads.length / GROUP }, (_, group) =>
  scriptPayloads.slice(group * GROUP, (group + 1) * GROUP).join(' '),
)

/** Every payload in every text at once: the screen shows it letter by letter, and nothing of it becomes the page. */
const showsOnlyText = async (show: (text: string) => Promise<() => string | null>) => {
  const watched = watchScripts()
  for (const text of groups) {
    const shown = await show(text)
    await expect.poll(() => shown()?.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '))
    expect([watched.foundIn(), watched.runs()]).toEqual([[], 0])
    await cleanup()
  }
  onTestFinished(() => expect(watched.runs()).toBe(0))
}

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

test('X2 the client, its owner section, contacts, settings, notes and what a mail server said are text', async () => {
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

test('X2 the words of a refused sending are never markup', async () => {
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

test('X2 the words of a refused opening of the account are never markup', async () => {
  await showsOnlyText(async (text) => {
    const server = clientOfFirm({ client: { client_name: text } })
    server.refuse(openClientAccount, 409, refusal(text))
    const app = await renderApp(`/client-books/${CLIENT_UUID}`)
    await expect.poll(() => app.path()).toBe(`/clients/${CLIENT_UUID}`)
    return bodyText
  })
})

test('X2 what was sent is told as text', async () => {
  await showsOnlyText(async (text) => {
    invitationOfFirm({ owner: { first_name: text } })
    await open()
    await message.fill(text)
    await send.click()
    await expect.element(sentDialog).toBeVisible()
    return bodyText
  })
})

// The page of an accepted link names nobody.
test.each(['open', 'expired', 'replaced', 'declined'] as const)(
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
        signed_in_as: state === 'open' ? text : null,
        has_account: true,
        payer: 'CLIENT',
        trial_ends_at: null,
        expires_at: '2026-12-15T10:00:00.000Z',
      })
      await renderApp('/accept#01990000-0000-7000-9000-000000000201.s3cret-token')
      return bodyText
    })
  },
)

test('X2 the embedded view gives its frame no script for an address', async () => {
  const watched = watchScripts()
  const server = clientOfFirm({})
  server.answer(openClientAccount, { url: 'javascript:parent.scriptRan()' })
  await renderApp(`/client-books/${CLIENT_UUID}`)
  const address = () => document.querySelector('iframe')?.getAttribute('src')
  await expect.poll(address).toBeTruthy()
  expect(address()).not.toContain('scriptRan')
  expect(watched.runs()).toBe(0)
})
