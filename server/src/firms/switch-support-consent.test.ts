import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const test = hubTest
  .extend('firm', { scope: 'file' }, ({ hub }) => hub.firm({ email: 'maya@alderfinch.example' }))
  .extend('other', { scope: 'file' }, ({ hub }) => hub.firm({ name: 'Harbour Ledger' }))

/** Runs the command like an operator. */
const run = (hub: Hub, ...args: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) => {
    const command = ['tools/support-consent/main.ts', ...args]
    execFile(process.execPath, command, { cwd: root, env: { DATABASE_URL: hub.clone.url } }, (failed, out, error) =>
      resolve({ code: Number(failed?.code ?? 0), out, error }),
    )
  })

const stateOf = (hub: Hub, { organization_uuid }: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const { support_consent_required } = await tx
      .selectFrom('organization')
      .select('support_consent_required')
      .where('uuid', '=', organization_uuid)
      .executeTakeFirstOrThrow()
    const acts = await tx
      .selectFrom('activity')
      .select(['actor_kind', 'actor_id', 'detail'])
      .where('act', '=', 'support_consent_switched')
      .orderBy('at')
      .orderBy('uuid')
      .execute()
    return { isRequired: support_consent_required, acts }
  })

const switched = (required: boolean) => ({
  actor_kind: 'machine',
  actor_id: 'support-consent',
  detail: { required },
})

test('DEC-96 the command switches one firm’s consent, names the firm, and audits each change once', async ({
  hub,
  firm,
  other,
}) => {
  expect(await stateOf(hub, firm)).toEqual({ isRequired: false, acts: [] })
  const on = await run(hub, 'on', firm.organization_uuid)
  expect(on).toMatchObject({ code: 0, out: 'Support asks Alder & Finch LLP before a visit\n' })
  expect(await stateOf(hub, firm)).toEqual({ isRequired: true, acts: [switched(true)] })
  expect(await run(hub, 'on', 'Maya@AlderFinch.example')).toMatchObject({ code: 0, out: on.out })
  expect(await stateOf(hub, firm)).toEqual({ isRequired: true, acts: [switched(true)] })
  const off = await run(hub, 'off', 'Maya@AlderFinch.example')
  expect(off).toMatchObject({ code: 0, out: 'Support visits Alder & Finch LLP without asking\n' })
  expect(await stateOf(hub, firm)).toEqual({ isRequired: false, acts: [switched(true), switched(false)] })
  expect(await stateOf(hub, other)).toEqual({ isRequired: false, acts: [] })
})

test.for([
  ['a uuid that no firm has', ['on', newUuid()], 'No firm has the uuid or owner'],
  ['an email that nobody has', ['on', 'nobody@alderfinch.example'], 'No firm has the uuid or owner'],
  ['no firm', ['on'], 'Say which and where'],
  ['neither on nor off', ['maybe', 'maya@alderfinch.example'], 'Say which and where'],
] as const)(
  'DEC-96 with %s the command fails, says so and changes nothing',
  async ([_what, said, problem], { hub, firm }) => {
    const before = await stateOf(hub, firm)
    const { code, out, error } = await run(hub, ...said)
    expect([code > 0, out]).toEqual([true, ''])
    expect(error).toContain(problem)
    expect(await stateOf(hub, firm)).toEqual(before)
  },
)
