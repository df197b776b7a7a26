import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { writePageData } from '../../../testing/page-state.ts'
import {
  FIRM_UUID,
  sampleClient,
  sampleIdentity,
  sampleOrganization,
  sampleRow,
} from '../../../testing/sample-records.ts'
import { stubCalls } from '../../../testing/stub-calls.ts'
import { getIdentity, getOrganization, registerClient } from '../../api/contract.ts'
import { identityQuery } from '../../api/member.queries.ts'
import { statusOf } from '../../api/problem.ts'
import { noAnswers } from './answers.ts'
import { registerNewClient } from './register-new-client.ts'

const answers = {
  ...noAnswers,
  client_name: 'Marlowe',
  business_industry: 'LEGAL',
  country_code: 'NO',
  business_currency: 'NOK',
  business_revenue: '2,000,000',
  business_description: 'SUPPLEMENTAL',
  service_completion: 'REAL_TIME',
  first_name: 'Ruth',
  last_name: 'Marlowe',
  contact_phone: '902 555 0177',
  billing_currency: 'EUR',
}

const world = () => {
  const server = stubCalls()
  writePageData({ organizationUuid: FIRM_UUID })
  server.answer(getOrganization, sampleOrganization())
  server.answer(getIdentity, sampleIdentity())
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return { server, queryClient, finish: () => registerNewClient(queryClient, { answers, idempotencyKey: 'key-1' }) }
}

test.each([
  ['organization', getOrganization],
  ['identity', getIdentity],
])('ERR-22 a registration without its %s throws that it is not loaded', async (_name, endpoint) => {
  const { server, finish } = world()
  server.refuse(endpoint, 500)
  await expect(finish()).rejects.toThrow(/^Organization or identity not loaded$/)
  expect(server.callsOf(registerClient)).toEqual([])
})

test('ERR-23 a registration without a user service group throws that it is not loaded', async () => {
  const { server, queryClient, finish } = world()
  queryClient.setQueryData(identityQuery.queryKey, sampleIdentity({ user_service_groups: [] }))
  await expect(finish()).rejects.toThrow('User Service Group not loaded')
  expect(server.callsOf(registerClient)).toEqual([])
})

test('ERR-24 a missing response and a fault are unknown errors; a refusal keeps its own text', async () => {
  const { server, finish } = world()
  server.fail(registerClient)
  await expect(finish()).rejects.toThrow('Unsuccessful client registration due to an unknown error')
  server.refuse(registerClient, 500)
  await expect(finish()).rejects.toThrow('Unsuccessful client registration due to an unknown error')
  server.refuse(registerClient, 403, { code: 'not_allowed', detail: 'Not yours' })
  const refusal = await finish().catch((error: Error) => error)
  expect(refusal).toMatchObject({ message: 'Unable to save the object as a new record' })
  expect(statusOf(refusal)).toBe(403)
})

test('while an earlier attempt is running, the same key is sent again until there is a response', async () => {
  const { server, finish } = world()
  const client = sampleClient(sampleRow(1))
  server.reply(registerClient, () =>
    server.callsOf(registerClient).length < 3
      ? Response.json({ code: 'still_running', detail: 'Wait' }, { status: 409 })
      : Response.json(client),
  )
  expect(await finish()).toEqual(client)
  const keys = server.callsOf(registerClient).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual(['key-1', 'key-1', 'key-1'])
})
