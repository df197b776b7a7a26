import { rightOfRun } from '@partner-hub/contracts/clients/client-rights.ts'
import { RunAction, startClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { type FirmAct, firmActs, mayInFirm, whyNotInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { describe, expect } from 'vitest'
import { matrix, nameOf, type Row, type Victim } from '../testing/access-matrix.ts'
import { hasColleague, isAssigned } from '../testing/colleague.ts'
import type { Caller, Hub } from '../testing/hub.ts'
import { mountedRoutes } from '../testing/mounted-routes.ts'
import { hubTest } from '../testing/test.ts'
import { askAbout, makeVictim } from '../testing/victim.ts'
import { createWebApp } from './web.ts'

/** Rights whose calls come later, with billing, team and settings, and the one that sets every call's scope. */
const WITHOUT_CALL: readonly FirmAct[] = [
  'see_every_client',
  'transfer_ownership',
  'close_firm',
  'see_team',
  'change_team',
  'assign_clients',
  'see_amounts',
  'choose_plans',
  'transfer_billing',
  'change_payment_methods',
  'see_receipts',
  'change_billing_details',
]

const test = hubTest
  .extend('settings', { PROVISION_WAIT_MS: '50' })
  .extend('victim', { scope: 'file' }, ({ hub }) => makeVictim(hub, 'Harbour Ledgers'))
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
  .extend('stranger', { scope: 'file' }, ({ hub, victim }) => hasColleague(hub, victim.firm, 'member'))

const ask = (hub: Hub, victim: Victim, row: Row, { cookie, bearer }: Caller) =>
  askAbout(hub, victim, row, { cookie, authorization: `Bearer ${bearer}` })

const namesTheClient = (victim: Victim, row: Row): boolean => {
  const { uuid, contact, invitation, subscription } = victim.client
  return Object.values(row.params?.(victim) ?? {}).some((named) =>
    [uuid, contact, invitation, subscription].includes(String(named)),
  )
}

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
    async (role, { hub, victim, acts, colleagues }) => {
      const act = acts.get(name)
      if (!act) return
      const { status, body } = await ask(hub, victim, row, colleagues[role])
      if (!mayInFirm(role, act)) {
        expect(status).toBe(403)
        expect(body).toEqual({ code: 'not_allowed', detail: whyNotInFirm(act) })
      } else if (namesTheClient(victim, row)) expect([403, 404]).not.toContain(status)
      else expect(status).not.toBe(403)
    },
  )

  test('DEC-97 to a Member a client that is not assigned looks like one that does not exist', async ({
    hub,
    victim,
    acts,
    stranger,
  }) => {
    const act = acts.get(name)
    if (!act || !namesTheClient(victim, row)) return
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
