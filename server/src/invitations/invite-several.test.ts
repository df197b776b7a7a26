import { getClientRun, startClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect, vi } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, type ClientLike, hasClient, type OneClient } from '../../testing/one-client.ts'
import { partOf, type RecordingSmtp, type TakenMail } from '../../testing/recording-smtp.ts'
import { letPass, newAddress, sends } from '../../testing/sending.ts'
import { mailingTest as test } from '../../testing/test.ts'
import { suppressionStore } from '../mail-delivery/suppression.store.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const inFirm = <T>(hub: Hub, organization: string, work: (tx: FirmTransaction) => Promise<T>) =>
  hub.parts.database.inFirm(wholeFirm(organization), work)
const read = async (caller: FirmCaller, { invitation }: OneClient) =>
  (await caller.call(getClientInvitation, { params: { uuid: invitation } })).body
const takenFor = (smtp: RecordingSmtp, address: string) => smtp.taken.filter(({ to }) => to.includes(address))
const subjectOf = ({ headers }: TakenMail) => headers.find(([name]) => name === 'Subject')?.[1]
const textOf = (mail: TakenMail) => partOf(mail, 'text/plain').replaceAll('\r\n', '\n')
const tokenIn = (mail: TakenMail) => /\/accept#(\S+)/.exec(textOf(mail))?.[1] ?? ''
const stateOf = async (hub: Hub, token: string) => {
  const { body } = await hub.request('POST', readInvitation.path, { origin: hub.config.HUB_URL }, { token })
  return (body as { state?: string }).state
}
const arrived = (smtp: RecordingSmtp, address: string, count: number) =>
  vi.waitFor(() => expect(takenFor(smtp, address)).toHaveLength(count), { timeout: 30_000 })

const invite = async (firm: FirmCaller, clients: readonly Pick<OneClient, 'uuid'>[]) => {
  const params = { organizationUuid: firm.organization_uuid }
  const body = { action: 'invite' as const, of: { uuids: clients.map(({ uuid }) => uuid) } }
  const started = await firm.call(startClientRun, { params, body, key: newUuid() })
  expect(started.status).toBe(200)
  const found = async () => (await firm.call(getClientRun, { params: { uuid: started.body.uuid } })).body
  await expect.poll(found, { timeout: 30_000 }).toMatchObject({ status: 'DONE' })
  return found()
}

test('DEC-23 INV-06 owners not invited yet get the words that the editor starts from, each one mail', async ({
  smtp,
  hub,
  ownFirm: firm,
}) => {
  const [named, unnamed] = [newAddress(), newAddress()]
  const clients = [
    await hasClient(hub, firm, { first_name: 'Grace', contact_email: named }),
    await hasClient(hub, firm, { first_name: '', contact_email: unnamed }),
  ] as const
  expect(await invite(firm, clients)).toMatchObject({ action: 'invite', total: 2, done: 2, refused: 0 })
  for (const address of [named, unnamed]) await arrived(smtp, address, 1)
  const [mail] = takenFor(smtp, named) as [TakenMail]
  expect(subjectOf(mail)).toBe('Alder & Finch LLP invites you to Northwind Books')
  expect(textOf(mail)).toContain('Hi Grace,\n\nAlder & Finch LLP has set up a Northwind Books account')
  expect(textOf(mail)).not.toContain('{')
  expect(textOf(takenFor(smtp, unnamed)[0] as TakenMail)).toContain('Hi there,\n\n')
  expect(await stateOf(hub, tokenIn(mail))).toBe('open')
  for (const client of clients) {
    await vi.waitFor(async () => expect((await read(firm, client)).delivery).toBe('SENT'), { timeout: 30_000 })
    expect(await read(firm, client)).toMatchObject({ invitation_status: 'PENDING', delivery_problem: null })
    expect(await actsOf(hub, firm, client.uuid)).toMatchObject([
      { act: 'invitation_sent', actor_kind: 'member', actor_id: String(firm.user_id), detail: { generation: 1 } },
    ])
    expect(
      await inFirm(hub, firm.organization_uuid, (tx) =>
        tx.selectFrom('client_rows').select('invitation_status').where('uuid', '=', client.uuid).execute(),
      ),
    ).toEqual([{ invitation_status: 'PENDING' }])
  }
})

test('DEC-18 what is pending, expired or declined is sent again in its last words, and the earlier link is void', async ({
  smtp,
  hub,
  ownFirm: firm,
}) => {
  const words = { invitation_subject: 'As we spoke', invitation_message_body: 'Dear Grace,\n\nthis is your link.' }
  const before = await Promise.all(
    (['PENDING', 'EXPIRED', 'DECLINED'] as const).map(async (invitation_status) => {
      const [client, address] = [await hasClient(hub, firm), newAddress()]
      await sends(firm, client, { form: { ...words, invitation_email: address } })
      await arrived(smtp, address, 1)
      await inFirm(hub, firm.organization_uuid, (tx) =>
        tx.updateTable('client_invitation').set({ invitation_status }).where('uuid', '=', client.invitation).execute(),
      )
      return { client, address, token: tokenIn(takenFor(smtp, address)[0] as TakenMail) }
    }),
  )
  await letPass(hub, firm, '61 minutes')
  expect(
    await invite(
      firm,
      before.map(({ client }) => client),
    ),
  ).toMatchObject({ done: 3, refused: 0 })
  for (const { client, address, token } of before) {
    await arrived(smtp, address, 2)
    const mail = takenFor(smtp, address)[1] as TakenMail
    expect(subjectOf(mail)).toBe('As we spoke')
    expect(textOf(mail)).toContain('Dear Grace,\n\nthis is your link.')
    expect([await stateOf(hub, token), await stateOf(hub, tokenIn(mail))]).toEqual(['replaced', 'open'])
    expect((await read(firm, client)).invitation_status).toBe('PENDING')
  }
})

const suppressed = newAddress()
const busy = newAddress()

test.for<
  [
    who: string,
    reason: string,
    like: ClientLike,
    prepare?: (hub: Hub, firm: FirmCaller, client: OneClient) => Promise<unknown>,
  ]
>([
  ['an owner without an address', 'invitation_email_missing', { contact_email: null }],
  ['an address that is none', 'invitation_email_malformed', { contact_email: 'grace at home' }],
  [
    'an address that came back',
    'invitation_email_suppressed',
    { contact_email: suppressed },
    (hub) => suppressionStore.add(hub.parts.database.once, { email: suppressed, cause: 'BOUNCED', reason: 'gone' }),
  ],
  ['a name too long for the subject', 'subject_too_long', { first_name: 'G'.repeat(97) }],
  ['an owner who has accepted', 'action_not_allowed', { invitation_status: 'ACCEPTED' }],
  ['a client without access', 'access_removed', { status: 'NO_ACCESS' }],
  ['an archived client', 'client_archived', { status: 'ARCHIVED' }],
  ['an ended trial', 'plan_required', { subscription_status: 'TRIAL_EXPIRED', plan: null }],
  ['no plan', 'plan_required', { subscription_status: 'INACTIVE', plan: null }],
  ['one sent just now', 'resend_too_soon', {}, (_hub, firm, client) => sends(firm, client)],
  [
    'an address that three firms wrote to',
    'invitation_quota',
    { contact_email: busy },
    async (hub) => {
      for (let count = 0; count < 3; count++) {
        const other = await hub.firm()
        await sends(other, await hasClient(hub, other), { form: { invitation_email: busy } })
      }
    },
  ],
])(
  '%s is left out by %s, and the next client is invited',
  async ([_who, reason, like, prepare], { smtp, hub, ownFirm: firm }) => {
    await inFirm(hub, firm.organization_uuid, (tx) =>
      tx.updateTable('email_template').set({ template_subject: 'For {recipient_first_name}' }).execute(),
    )
    const refused = await hasClient(hub, firm, { client_name: 'Refused', contact_email: newAddress(), ...like })
    await prepare?.(hub, firm, refused)
    const invited = newAddress()
    const next = await hasClient(hub, firm, { client_name: 'Next', contact_email: invited })
    const before = await read(firm, refused)
    const run = await invite(firm, [refused, next])
    expect(run).toMatchObject({ total: 2, done: 1, refused: 1 })
    expect(run.results).toEqual([
      { uuid: refused.uuid, name: 'Refused', outcome: 'refused', reason },
      { uuid: next.uuid, name: 'Next', outcome: 'done', reason: null },
    ])
    const { delivery: _mail, ...kept } = before
    expect(await read(firm, refused)).toMatchObject(kept)
    await arrived(smtp, invited, 1)
  },
)

test('a firm in its first week invites twenty owners a day, in one run too; the day after, those who are left come first', async ({
  hub,
  ownFirm: firm,
}) => {
  const clients: OneClient[] = []
  for (let count = 0; count < 22; count++) clients.push(await hasClient(hub, firm, { contact_email: newAddress() }))
  const run = await invite(firm, clients)
  expect(run).toMatchObject({ done: 20, refused: 2 })
  expect(run.results.slice(0, 2).map(({ reason }) => reason)).toEqual(['invitation_quota', 'invitation_quota'])
  const left = run.results.slice(0, 2).map(({ uuid }) => uuid)
  await letPass(hub, firm, '25 hours')
  const later = await invite(firm, clients)
  expect(later).toMatchObject({ done: 20, refused: 2 })
  expect(later.results.filter(({ outcome }) => outcome === 'done').map(({ uuid }) => uuid)).toEqual(
    expect.arrayContaining(left),
  )
})

test("another firm's owners are not invited by a run that names them", async ({ smtp, hub, ownFirm: firm }) => {
  const other = await hub.firm()
  const [own, foreign] = [newAddress(), newAddress()]
  const theirs = await hasClient(hub, other, { contact_email: foreign })
  const run = await invite(firm, [theirs, await hasClient(hub, firm, { contact_email: own })])
  expect(run).toMatchObject({ total: 1, done: 1 })
  await arrived(smtp, own, 1)
  expect(takenFor(smtp, foreign)).toEqual([])
  expect((await read(other, theirs)).invitation_status).toBe('DRAFT')
})
