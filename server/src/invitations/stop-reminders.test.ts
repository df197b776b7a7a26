import { readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { getClientInvitation, switchReminders } from '@partner-hub/contracts/invitations/invitations.ts'
import { STOP_REMINDERS_PATH } from '@partner-hub/contracts/invitations/stop-reminders.ts'
import { expect } from 'vitest'
import { moveClock } from '../../testing/business-clock.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, type OneClient } from '../../testing/one-client.ts'
import { hasRemindedClient, remindersOf } from '../../testing/reminders.ts'
import { letPass, sends } from '../../testing/sending.ts'
import { hubTest as test } from '../../testing/test.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { invitationTokens, reminderTokens } from './invitation-token.ts'

const GRACE = 'grace@bluebird.example'

const reminded = (hub: Hub, firm: FirmCaller) => hasRemindedClient(hub, firm, GRACE)
const linkOf = (hub: Hub, { invitation }: OneClient, address = GRACE) =>
  `${invitation}.${reminderTokens(hub.parts.secrets.HUB_SECRET).tokenOf(invitation, address)}`

/** As a mail program does it: no origin, no cookie. */
const press = (hub: Hub, link: string, method: 'GET' | 'POST' = 'POST') =>
  fetch(`${hub.url}${STOP_REMINDERS_PATH}?link=${encodeURIComponent(link)}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  })

test('DEC-22 one-click unsubscribe ends the reminders of this client only, and is audited once', async ({
  hub,
  firm,
}) => {
  const [stopped, other] = [await reminded(hub, firm), await reminded(hub, firm)]
  for (const answer of [await press(hub, linkOf(hub, stopped)), await press(hub, linkOf(hub, stopped))])
    expect([answer.status, await answer.text()]).toEqual([200, JSON.stringify({ stopped: true })])
  await moveClock(hub.clone.ownerUrl, '4 days')
  await dueWorkOf(composeModules(hub.parts)).reminders?.()
  expect([await remindersOf(hub, stopped), await remindersOf(hub, other)]).toEqual([[], ['1.1']])
  expect(await actsOf(hub, firm, stopped.uuid)).toMatchObject([{ act: 'reminders_refused', actor_id: 'reminder link' }])
})

test('a link works until it is pressed, however often the invitation is sent again; one to an address that was a mistake stops nothing', async ({
  hub,
  firm,
}) => {
  const client = await reminded(hub, firm)
  await letPass(hub, firm, '2 hours')
  expect((await sends(firm, client, { form: { invitation_email: 'Grace@Bluebird.example' } })).status).toBe(200)
  expect((await press(hub, linkOf(hub, client, 'wrong@bluebird.example'))).status).toBe(404)
  expect((await actsOf(hub, firm, client.uuid)).map(({ act }) => act)).toEqual(['invitation_sent'])
  expect((await press(hub, linkOf(hub, client))).status).toBe(200)
  expect((await actsOf(hub, firm, client.uuid)).map(({ act }) => act)).toContain('reminders_refused')
})

test('an owner’s opt-out overrides the firm’s setting; it does not apply to another owner invited later', async ({
  hub,
  firm,
}) => {
  const client = await reminded(hub, firm)
  expect((await press(hub, linkOf(hub, client))).status).toBe(200)
  const shown = async () =>
    (await firm.call(getClientInvitation, { params: { uuid: client.invitation } })).body.reminders_refused
  expect(await shown()).toBe(true)
  for (const reminders of [false, true])
    await firm.call(switchReminders, { params: { uuid: client.invitation }, body: { reminders } })
  await letPass(hub, firm, '2 hours')
  expect((await sends(firm, client, { form: { invitation_email: 'Grace@Bluebird.example' } })).status).toBe(200)
  expect(await shown()).toBe(true)
  await letPass(hub, firm, '2 hours')
  expect((await sends(firm, client, { form: { invitation_email: 'ana@bluebird.example' } })).status).toBe(200)
  expect(await shown()).toBe(false)
  expect((await press(hub, linkOf(hub, client))).status).toBe(404)
})

test('opening the stop link changes nothing, however often', async ({ hub, firm }) => {
  const client = await reminded(hub, firm)
  for (let turn = 0; turn < 5; turn++) expect((await press(hub, linkOf(hub, client), 'GET')).status).toBe(200)
  expect(await actsOf(hub, firm, client.uuid)).toEqual([])
})

test('a stop link ends reminders and opens nothing; an invitation’s link or a guessed one ends none', async ({
  hub,
  firm,
}) => {
  const [client, other] = [await reminded(hub, firm), await reminded(hub, firm)]
  const own = `${client.invitation}.${invitationTokens(hub.parts.secrets.HUB_SECRET).tokenOf(client.invitation, 1)}`
  const [, foreign = ''] = linkOf(hub, other).split('.')
  for (const wrong of [own, `${client.invitation}.${foreign}`, linkOf(hub, client).slice(0, -1), 'nothing', ''])
    expect((await press(hub, wrong)).status).toBe(404)
  expect(await actsOf(hub, firm, client.uuid)).toEqual([])
  const read = await hub.request(
    'POST',
    readInvitation.path,
    { origin: hub.config.HUB_URL },
    { token: linkOf(hub, client) },
  )
  expect(read.status).toBe(404)
})
