import { previewClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { expect, vi } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { seedTheseClients } from '../../testing/seed-clients.ts'
import { growOld, letPass, newAddress, sends } from '../../testing/sending.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { createLog } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/mail.ts'

const mailed: Mail[] = []
const lines: string[] = []
const mail = { send: async (mail: Mail) => void mailed.push(mail), close: () => undefined }
const log = createLog({ role: 'web', level: 'warn', destination: { write: (line) => void lines.push(line) } })
const test = hubTest
  .extend('settings', { DATABASE_POOL_SIZE: '15' })
  .extend('overrides', { mail, log })
  .extend('runsStories', true)

const invitationsOf = async (hub: Hub, firm: FirmCaller, count: number): Promise<Pick<OneClient, 'invitation'>[]> => {
  const { database } = hub.parts
  await seedTheseClients(
    database,
    firm.organization_uuid,
    Array.from({ length: count }, () => ({ client_name: `Client ${newUuid()}` })),
  )
  return database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('client_invitation').select('uuid as invitation').limit(count).execute(),
  )
}

/** Past mails, as the quotas count them. */
const hasSent = (hub: Hub, firm: FirmCaller, client: OneClient, ats: readonly Date[], is_resend = false) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .insertInto('invitation_send')
      .values(
        ats.map((at) => ({
          organization_uuid: firm.organization_uuid,
          uuid: newUuid(),
          client_invitation: client.invitation,
          client_contact: client.contact,
          recipient_key: 'somebody@owner.example',
          is_resend,
          at,
        })),
      )
      .execute(),
  )

/** Retries under the same key while the service says it is busy. */
const sendsUntilAnswered = async (
  firm: FirmCaller,
  client: Pick<OneClient, 'invitation'>,
  invitation_email = newAddress(),
) => {
  const asked = { key: newUuid(), form: { invitation_email } }
  for (;;) {
    const answer = await sends(firm, client, asked)
    if (answer.status !== 503) return answer
  }
}

/** Reasons logged for an alarm about this firm. */
const alarmsOf = ({ organization_uuid }: FirmCaller): string[] =>
  lines
    .map((line) => JSON.parse(line) as { level: number; firm?: string; reason: string; msg: string })
    .filter(({ level, firm, msg }) => level === WARN && firm === organization_uuid && msg === 'invitation held back')
    .map(({ reason }) => reason)
const WARN = 40

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 'sent' : `${status} ${(body as { code: string }).code}`
const tally = (answers: readonly { status: number; body: unknown }[]) => {
  const counted: Record<string, number> = {}
  for (const answer of answers) counted[codeOf(answer)] = (counted[codeOf(answer)] ?? 0) + 1
  return counted
}

test('E2 of 50 who send at once for a new firm exactly 20 do, 20 mails leave and each refusal is an alarm; a day later it goes on', async ({
  hub,
}) => {
  const firm = await hub.firm()
  const invitations = await invitationsOf(hub, firm, 50)
  const ours = new Set(invitations.map(({ invitation }) => invitation))
  const answers = await Promise.all(invitations.map((invitation) => sendsUntilAnswered(firm, invitation)))
  expect(tally(answers)).toEqual({ sent: 20, '429 invitation_quota': 30 })
  expect(alarmsOf(firm)).toEqual(Array(30).fill('new firm'))
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000)
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
  const leftBy = () => mailed.filter(({ messageId }) => ours.has(messageId.slice(1, 37)))
  await vi.waitFor(() => expect(leftBy()).toHaveLength(20), { timeout: 30_000 })

  const waiting = invitations.filter((_, index) => answers[index]?.status === 429)
  expect(codeOf(await sends(firm, waiting[0] as OneClient))).toBe('429 invitation_quota')
  await letPass(hub, firm, '24 hours')
  expect(codeOf(await sends(firm, waiting[0] as OneClient))).toBe('sent')
  await vi.waitFor(() => expect(leftBy()).toHaveLength(21), { timeout: 30_000 })
})

test('E2 a firm is new for seven days, and sends 200 a day afterwards', async ({ hub }) => {
  const firm = await hub.firm()
  const [one, other, third] = [await hasClient(hub, firm), await hasClient(hub, firm), await hasClient(hub, firm)]
  await hasSent(
    hub,
    firm,
    one,
    Array.from({ length: 20 }, () => hoursAgo(23)),
  )
  await growOld(hub, firm, '6 days 23 hours')
  expect(codeOf(await sends(firm, other))).toBe('429 invitation_quota')
  await growOld(hub, firm, '2 hours')
  expect(codeOf(await sends(firm, other))).toBe('sent')
  await hasSent(
    hub,
    firm,
    one,
    Array.from({ length: 179 }, () => hoursAgo(23)),
  )
  expect(codeOf(await sends(firm, third))).toBe('429 invitation_quota')
  expect(alarmsOf(firm)).toEqual(['new firm', 'firm'])
  await letPass(hub, firm, '2 hours')
  expect(codeOf(await sends(firm, third))).toBe('sent')
})

test('DEC-91 the preview of a run says how many owners the firm can still invite today', async ({ hub }) => {
  const firm = await hub.firm()
  const client = await hasClient(hub, firm)
  const params = { organizationUuid: firm.organization_uuid }
  const left = async (action: 'invite' | 'archive' = 'invite') =>
    (await firm.call(previewClientRun, { params, body: { action, of: { filter: {} } } })).body.invitations_left
  expect(await left('archive')).toBeNull()
  expect(await left()).toBe(20)
  await hasSent(hub, firm, client, [hoursAgo(25), hoursAgo(23), hoursAgo(1)])
  expect(await left()).toBe(18)
  await growOld(hub, firm, '7 days')
  expect(await left()).toBe(198)
  await hasSent(
    hub,
    firm,
    client,
    Array.from({ length: 200 }, () => hoursAgo(2)),
  )
  expect(await left()).toBe(0)
})

test('E2 five times a day an invitation is sent again to one contact, and the first sending does not count', async ({
  hub,
}) => {
  const firm = await hub.firm()
  const client = await hasClient(hub, firm)
  expect(codeOf(await sends(firm, client))).toBe('sent')
  for (let again = 1; again <= 5; again++) {
    await letPass(hub, firm, '61 minutes')
    expect(codeOf(await sends(firm, client))).toBe('sent')
  }
  await letPass(hub, firm, '61 minutes')
  expect(codeOf(await sends(firm, client))).toBe('429 invitation_quota')
  expect(alarmsOf(firm)).toEqual(['contact'])
  expect(codeOf(await sends(firm, await hasClient(hub, firm)))).toBe('sent')
  await letPass(hub, firm, '19 hours')
  expect(codeOf(await sends(firm, client))).toBe('sent')
})

test('E2 of ten firms that write to one address at once exactly three do, however it is spelt', async ({ hub }) => {
  const address = newAddress()
  const spellings = [address, address.toUpperCase(), ` ${address} `]
  const firms = await Promise.all(Array.from({ length: 10 }, () => hub.firm()))
  const clients = await Promise.all(firms.map((firm) => hasClient(hub, firm)))
  const send = (index: number) =>
    sendsUntilAnswered(firms[index] as FirmCaller, clients[index] as OneClient, spellings[index % 3])
  const answers = await Promise.all(firms.map((_, index) => send(index)))
  expect(tally(answers)).toEqual({ sent: 3, '429 invitation_quota': 7 })
  const refused = answers.findIndex(({ status }) => status === 429)
  expect(answers[refused]?.headers.get('retry-after')).toBe('86400')
  expect(firms.flatMap(alarmsOf)).toEqual(Array(7).fill('recipient'))

  const admitted = firms.filter((_, index) => answers[index]?.status === 200)
  for (const firm of admitted) {
    const again = await sends(firm, await hasClient(hub, firm), { form: { invitation_email: address } })
    expect(codeOf(again)).toBe('sent')
  }
  await letPass(hub, admitted[0] as FirmCaller, '24 hours')
  expect(codeOf(await send(refused))).toBe('sent')
})

test('PERM-01 counting the firms of a recipient shows a firm no row of another', async ({ hub }) => {
  const [firm, other] = [await hub.firm(), await hub.firm()]
  const invitation_email = newAddress()
  for (const each of [firm, other]) await sends(each, await hasClient(hub, each), { form: { invitation_email } })
  const seen = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('invitation_send').select('organization_uuid').distinct().execute(),
  )
  expect(seen).toEqual([{ organization_uuid: firm.organization_uuid }])
})
