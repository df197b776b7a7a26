import { updateClientContact } from '@partner-hub/contracts/client-contacts.ts'
import { updateOrganization } from '@partner-hub/contracts/identity.ts'
import { getClientInvitation, type InvitationForm } from '@partner-hub/contracts/invitations.ts'
import { fillPlaceholders } from '@partner-hub/contracts/placeholders.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FirmCaller } from '../platform/testing/hub.ts'
import { type MailingHub, startMailingHub } from '../platform/testing/mailing-hub.ts'
import { hasClient } from '../platform/testing/one-client.ts'
import { partOf, type TakenMail } from '../platform/testing/recording-smtp.ts'
import { growOld, newAddress, sends } from '../platform/testing/sending.ts'

/** threats-and-faults §3.2, for mail. */
const vectors = [
  'a\r\nBcc: x@foreign.example',
  'a\nBcc: x@foreign.example',
  'a\rBcc: x@foreign.example',
  'a%0d%0aBcc: x@foreign.example',
  'a\u2028Bcc: x@foreign.example',
  'a\u2029Bcc: x@foreign.example',
  'a\u0085Bcc: x@foreign.example',
  'a\u0000b',
  'a\r\n Bcc: x@foreign.example',
  'a\r\n\tBcc: x@foreign.example',
  'a\r\n.\r\nMAIL FROM:<x@foreign.example>\r\nRCPT TO:<y@foreign.example>\r\nDATA\r\nSubject: second\r\n\r\nb\r\n.\r\n',
  'a\n.\nMAIL FROM:<x@foreign.example>',
  'a\r.\rMAIL FROM:<x@foreign.example>',
  '.',
  '..\r\n.\r\n..',
  `a${'b'.repeat(1100)}`,
  '"a b"@foreign.example',
  'a(comment)@foreign.example',
  'ä@bücher.example',
  'а@owner.example',
  'a@owner.example, x@foreign.example',
  'a@owner.example;x@foreign.example',
  'a@owner.example x@foreign.example',
  '"Northwind Support" <x@foreign.example>',
  'Northwind Support <x@foreign.example>',
  '=?utf-8?q?=0D=0ABcc:_x@foreign.example?=',
  '=?utf-8?b?DQpCY2M6IHhAZm9yZWlnbi5leGFtcGxl?=',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is not to be filled
  '{recipient_first_name} {__class__} {{7*7}} ${x} {organization_name}',
  '<a href="https://foreign.example">Accept the Invitation</a>',
  '<img src="https://foreign.example/p.png"><script>alert(1)</script>',
  '</title></head><style>*{display:none}</style><!--',
  'https://foreign.example/accept#taken',
  '[Accept the Invitation](https://foreign.example)',
  '\u202egpj.exe \ud800',
]

let hub: MailingHub['hub']
let smtp: MailingHub['smtp']
let stop: MailingHub['stop']
beforeAll(async () => {
  ;({ hub, smtp, stop } = await startMailingHub())
}, 60_000)
afterAll(() => stop())

/** The mail that left, or nothing when the call was refused. */
const sent = async (firm: FirmCaller, form: Partial<InvitationForm>): Promise<TakenMail | undefined> => {
  const { invitation } = await hasClient(hub, firm)
  const answer = await sends(firm, { invitation }, { form })
  if (answer.status === 422) return undefined
  expect(answer.status).toBe(200)
  await vi.waitFor(
    async () =>
      expect((await firm.call(getClientInvitation, { params: { uuid: invitation } })).body.delivery).toBe('SENT'),
    { timeout: 20_000 },
  )
  const mails = smtp.taken.filter(({ raw }) => raw.includes(`<${invitation}.1@`))
  expect(mails).toHaveLength(1)
  return mails[0]
}

const fixedHeaders = ['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']

/** One recipient, the headers of every other mail and no more, two links of ours and nothing else that is alive. */
const expectHarmless = (mail: TakenMail, recipient: string) => {
  expect(mail.to).toEqual([recipient])
  expect(mail.from).toBe('hub@northwind.example')
  expect(mail.headers.map(([name]) => name).sort()).toEqual(fixedHeaders.toSorted())
  expect(mail.headers.find(([name]) => name === 'To')?.[1]).toBe(recipient)
  expect(mail.headers.find(([name]) => name === 'From')?.[1]).toBe('Partner Hub <hub@northwind.example>')
  expect(mail.raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
  expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  const html = partOf(mail, 'text/html')
  const targets = [...html.matchAll(/(?:href|src|action|background)\s*=\s*"([^"]*)"/g)].map(
    ([, target]) => target ?? '',
  )
  expect(targets).toHaveLength(2)
  for (const target of targets)
    expect([`${hub.config.HUB_URL}/accept`, hub.config.SUPPORT_URL]).toContain(target.split('#')[0])
  expect([...html.matchAll(/<style>/g)]).toHaveLength(2)
  expect(html).not.toMatch(/<script|<img|<iframe|<form|<svg|<object|<link|onerror=(?!x)/i)
}

/** An old firm: the quota of a new one is proved elsewhere. */
const oldFirm = async () => {
  const firm = await hub.firm()
  await growOld(hub, firm, '30 days')
  return firm
}

/** How many of the vectors were mailed at all. */
const inAll = async (each: (firm: FirmCaller, vector: string) => Promise<TakenMail | undefined>): Promise<number> => {
  const firm = await oldFirm()
  const waiting = [...vectors]
  let left = 0
  const next = async () => {
    for (let vector = waiting.shift(); vector !== undefined; vector = waiting.shift())
      if (await each(firm, vector)) left++
  }
  await Promise.all([next(), next(), next(), next()])
  return left
}

test('E1 no subject breaks a header, adds a recipient or becomes markup', async () => {
  const left = await inAll(async (firm, vector) => {
    const invitation_email = newAddress()
    const mail = await sent(firm, { invitation_email, invitation_subject: vector })
    if (mail) expectHarmless(mail, invitation_email)
    return mail
  })
  expect(left).toBeGreaterThan(12)
}, 90_000)

test('E1 no message ends the mail early or becomes markup', async () => {
  const left = await inAll(async (firm, vector) => {
    const invitation_email = newAddress()
    const mail = await sent(firm, { invitation_email, invitation_message_body: `Hello\n\n${vector}\n\nBye` })
    if (!mail) return undefined
    expectHarmless(mail, invitation_email)
    expect(partOf(mail, 'text/plain')).toMatch(/Bye/)
    return mail
  })
  expect(left).toBeGreaterThan(28)
}, 90_000)

test('E1 an address that is more than one plain address is refused, and nothing leaves', async () => {
  const before = smtp.taken.length
  for (const invitation_email of vectors) {
    const firm = await hub.firm()
    expect([invitation_email, await sent(firm, { invitation_email })]).toEqual([invitation_email, undefined])
  }
  expect(smtp.taken).toHaveLength(before)
}, 90_000)

test('E1 the name of a firm or of a contact adds nothing either, and is filled in once', async () => {
  const template = 'Hi {recipient_first_name}, {organization_name} invites you. {senders_first_name}'
  let left = 0
  for (const vector of vectors) {
    const firm = await hub.firm()
    const client = await hasClient(hub, firm)
    const renamed = await firm.call(updateOrganization, {
      params: { uuid: firm.organization_uuid },
      body: { uuid: firm.organization_uuid, name: vector },
    })
    const contact = await firm.call(updateClientContact, {
      params: { uuid: client.contact },
      body: { first_name: vector },
    })
    const values = {
      organization_name: renamed.status === 200 ? renamed.body.name : 'Alder & Finch LLP',
      recipient_first_name: contact.status === 200 ? contact.body.first_name : 'Grace',
      senders_first_name: 'Maya',
    }
    const invitation_email = newAddress()
    const mail = await sent(firm, {
      invitation_email,
      invitation_message_body: fillPlaceholders(template, values).slice(0, 4000),
    })
    if (!mail) continue
    expectHarmless(mail, invitation_email)
    left += renamed.status === 200 ? 1 : 0
  }
  expect(left).toBeGreaterThan(10)
}, 120_000)
