import { getCurrentUser } from '@partner-hub/contracts/current-user.ts'
import { forPerson, type Route } from '../platform/http/routes.ts'
import type { getCurrentUser as getCurrentUserOperation } from './get-current-user.ts'

interface Operations {
  getCurrentUser: ReturnType<typeof getCurrentUserOperation>
}

export const accountRoutes = (accounts: Operations): Route[] => [
  forPerson(getCurrentUser, ({ person, query }) =>
    accounts.getCurrentUser(person, { withClients: query.exclude_groups === '0' }),
  ),
]
