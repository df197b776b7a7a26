import * as calls from '@partner-hub/contracts/people/current-user.ts'
import { forPerson, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { getCurrentUser } from './get-current-user.ts'

export const accountRoutes = (parts: Parts): Route[] => [
  forPerson(calls.getCurrentUser, getCurrentUser(parts), (get, { person, query }) =>
    get(person, { withClients: query.exclude_groups === '0' }),
  ),
]
