import { expect, test } from 'vitest'
import { listBusinessClients } from './client-list.ts'
import * as runs from './client-runs.ts'
import { getCurrentUser } from './current-user.ts'
import type { Endpoint } from './endpoint.ts'
import * as identity from './identity.ts'
import { registerOrganization } from './registration.ts'

/** The specification's own words for every call: both sides share the contract, so only a literal can hold it. */
const is = (endpoint: Endpoint, method: string, path: string) =>
  expect([endpoint.method, endpoint.path]).toEqual([method, path])
const me = '/partner_services/identity/me'

test('CALL-01 CALL-05 CALL-34 CALL-35 CALL-36 the clients, the identity and its firms are called as specified', () => {
  is(listBusinessClients, 'GET', '/partner_services/partners/:organizationUuid/business_clients/')
  is(identity.getIdentity, 'GET', `${me}/`)
  is(identity.updateIdentity, 'PATCH', `${me}/`)
  is(identity.listOrganizations, 'GET', `${me}/organizations/`)
})

test('CALL-37 CALL-38 CALL-39 CALL-43 one firm, its registration and its templates are called as specified', () => {
  is(identity.getOrganization, 'GET', `${me}/organizations/:uuid/`)
  is(identity.updateOrganization, 'PATCH', `${me}/organizations/:uuid/`)
  is(registerOrganization, 'POST', '/partner_services/identity/registration/')
  is(identity.listEmailTemplates, 'GET', `${me}/organizations/:uuid/email_templates/`)
})

test('CALL-45 CALL-46 CALL-56 CALL-57 CALL-58 groups and the current user are called as specified', () => {
  is(identity.listUserServiceGroups, 'GET', `${me}/user_service_groups/`)
  is(identity.getUserServiceGroup, 'GET', `${me}/user_service_groups/:id/`)
  is(getCurrentUser, 'GET', '/auth/api/v1/users/me')
})

test('runs over several clients are calls of our own beside their neighbours', () => {
  const partners = '/partner_services/partners'
  is(runs.startClientRun, 'POST', `${partners}/:organizationUuid/client_runs/`)
  is(runs.listClientRuns, 'GET', `${partners}/:organizationUuid/client_runs/`)
  is(runs.getClientRun, 'GET', `${partners}/client_runs/:uuid/`)
  is(runs.getClientRunFile, 'GET', `${partners}/client_runs/:uuid/file/`)
})
