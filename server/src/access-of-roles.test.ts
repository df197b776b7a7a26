import { rightOfRun } from '@partner-hub/contracts/clients/client-rights.ts'
import { RunAction, startClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import {
  clientsSeenBy,
  type FirmAct,
  firmActs,
  mayInFirm,
  whyNotInFirm,
} from '@partner-hub/contracts/firms/firm-policy.ts'
import { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { describe, expect } from 'vitest'
import { matrix } from '../testing/access-matrix.ts'
import { type About, nameOf, type Row, type Victim } from '../testing/access-row.ts'
import { hasColleague, isAssigned } from '../testing/colleague.ts'
import { BOOKS } from '../testing/hand-over.ts'
import type { Caller, Hub } from '../testing/hub.ts'
import { mountedRoutes } from '../testing/mounted-routes.ts'
import { hubTest } from '../testing/test.ts'
import { askAbout, makeVictim, newRecords } from '../testing/victim.ts'
import { composeModules } from './compose-modules.ts'
import { createWebApp } from './web.ts'

/** Rights whose calls come later, with billing, team and settings, and the one that sets every call's scope. */
const WITHOUT_CALL: readonly FirmAct[] = [
  'see_every_client',
  'transfer_ownership',
  'close_firm',
  'see_team',
  'change_team',
  'assign_clients',
  'transfer_billing',
]

const NAME = 'Harbour Ledgers'

const test = hubTest
  .extend('settings', { PROVISION_WAIT_MS: '50', BOOKS_URL: BOOKS })
  .extend('victim', { scope: 'file' }, async ({ hub }) => {
    const victim = await makeVictim(hub, NAME)
    const { exportClients, finishRun } = composeModules(hub.parts).clients.activities
    await exportClients(victim.firm.organization_uuid, victim.run)
    await finishRun(victim.firm.organization_uuid, victim.run)
    return victim
  })
  .extend('acts', { scope: 'file' }, async ({ hub }) => {
    const { app, routes } = await mountedRoutes(() => createWebApp(hub.parts))
    await app.close()
    return new Map<string, FirmAct>(
      routes.flatMap(({ method, url, access }) =>
        access?.of === 'member' && method !== 'HEAD' ? [[`${method} ${url}`, access.act] as const] : [],
      ),
    )
  })
  .extend('colleagues', { scope: 'file' }, async ({ hub, victim }): Promise<Record<FirmRole, Caller>> => {
    const member = await hasColleague(hub, victim.firm, 'member')
    await isAssigned(hub, victim.firm, member, [victim.client.uuid])
    return {
      owner: victim.firm,
      admin: await hasColleague(hub, victim.firm, 'admin'),
      billing: await hasColleague(hub, victim.firm, 'billing'),
      member,
    }
  })
  /** The victim with records that no earlier call has changed. */
  .extend('untouched', ({ hub, victim, colleagues }) => async (): Promise<Victim> => {
    const records = await newRecords(hub, victim.firm, NAME)
    await isAssigned(hub, victim.firm, colleagues.member, [records.client.uuid])
    return { ...victim, ...records }
  })
  .extend('stranger', { scope: 'file' }, ({ hub, victim }) => hasColleague(hub, victim.firm, 'member'))

const ask = (hub: Hub, victim: Victim, row: Row, { cookie, bearer }: Caller) =>
  askAbout(hub, victim, row, { cookie, authorization: `Bearer ${bearer}` })

/** What a role that may do it gets: others' runs and invitations are as unknown as if nobody had them. */
const allowedTo = (role: FirmRole, { about, allowed = 200 }: Row): number => {
  // The victim's invitation is addressed to its owner.
  const isUnknown =
    (about === 'run' && clientsSeenBy(role) === 'assigned') || (about === 'addressee' && role !== 'owner')
  return isUnknown ? 404 : allowed
}

/** The records that a call of each kind may name. */
const namedBy = (victim: Victim): Record<About, unknown[]> => ({
  client: Object.values(victim.client),
  run: [victim.run],
  addressee: [victim.accountantInvitation],
  firm: [victim.firm.organization_uuid, victim.groupId, victim.identity, victim.supportRequest, victim.receipt],
  nothing: [],
})

test('DEC-97 every call says what the records it names belong to', ({ victim }) => {
  const named = namedBy(victim)
  const wrong = matrix.filter(({ about, params }) => {
    const records = Object.values(params?.(victim) ?? {})
    return (records.length === 0) !== (about === 'nothing') || records.some((record) => !named[about].includes(record))
  })
  expect(wrong.map(nameOf)).toEqual([])
})

test('DEC-97 every right of the policy is checked by a call, or reserved for a call listed here', ({ acts }) => {
  const asked = new Set([...acts.values(), ...Object.values(rightOfRun)])
  expect(firmActs.filter((act) => !asked.has(act)).sort()).toEqual([...WITHOUT_CALL].sort())
})

test('DEC-97 every call of a member is in the matrix', ({ acts }) => {
  expect([...acts.keys()].filter((call) => !matrix.some((row) => nameOf(row) === call))).toEqual([])
})

describe.each(matrix.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
  test.for(FirmRole.options)(
    'DEC-97 %s: exactly as the policy says',
    async (role, { hub, victim, untouched, acts, colleagues }) => {
      const act = acts.get(name)
      if (!act) return
      const may = mayInFirm(role, act)
      const changes = may && row.endpoint.method !== 'GET'
      const { status, body } = await ask(hub, changes ? await untouched() : victim, row, colleagues[role])
      if (may) expect(status, JSON.stringify(body)).toBe(allowedTo(role, row))
      else expect([status, body]).toEqual([403, { code: 'not_allowed', detail: whyNotInFirm(act) }])
    },
  )

  test('DEC-97 to a Member a client that is not assigned looks like one that does not exist', async ({
    hub,
    victim,
    acts,
    stranger,
  }) => {
    const act = acts.get(name)
    if (!act || (row.about !== 'client' && row.about !== 'run')) return
    const { status, body } = await ask(hub, victim, row, stranger)
    expect(status).toBe(mayInFirm('member', act) ? 404 : 403)
    expect(JSON.stringify(body)).not.toContain('Harbour')
  })
})

describe.each(FirmRole.options)('a run of a colleague: %s', (role) => {
  test.for(RunAction.options)('DEC-97 %s: exactly as the policy says', async (action, { victim, colleagues }) => {
    const { status, body } = await colleagues[role].call(startClientRun, {
      params: { organizationUuid: victim.firm.organization_uuid },
      body: { action, of: { uuids: [victim.client.uuid] } },
      key: crypto.randomUUID(),
    })
    const act = rightOfRun[action]
    if (mayInFirm(role, act)) expect(status).toBe(200)
    else expect([status, body]).toEqual([403, { code: 'not_allowed', detail: whyNotInFirm(act) }])
  })
})
