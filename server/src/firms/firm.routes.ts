import {
  getIdentity,
  getOrganization,
  getUserServiceGroup,
  listEmailTemplates,
  listOrganizations,
  listUserServiceGroups,
  updateIdentity,
  updateOrganization,
} from '@partner-hub/contracts/identity.ts'
import { registerOrganization } from '@partner-hub/contracts/registration.ts'
import { tagged } from '../platform/http/entity-tag.ts'
import { namedUuid } from '../platform/http/named-uuid.ts'
import { forMember, forPerson, type Route } from '../platform/http/routes.ts'
import type * as identity from './get-identity.ts'
import type * as organization from './get-organization.ts'
import type * as records from './list-firm-records.ts'
import type * as registration from './register-organization.ts'
import type * as identityUpdate from './update-identity.ts'
import type * as organizationUpdate from './update-organization.ts'

interface Operations {
  register: ReturnType<typeof registration.registerOrganization>
  getOrganization: ReturnType<typeof organization.getOrganization>
  updateOrganization: ReturnType<typeof organizationUpdate.updateOrganization>
  getIdentity: ReturnType<typeof identity.getIdentity>
  updateIdentity: ReturnType<typeof identityUpdate.updateIdentity>
  listEmailTemplates: ReturnType<typeof records.listEmailTemplates>
  listUserServiceGroups: ReturnType<typeof records.listUserServiceGroups>
  getUserServiceGroup: ReturnType<typeof records.getUserServiceGroup>
}

export const firmRoutes = (firms: Operations): Route[] => [
  forPerson(registerOrganization, ({ person, body, once }) => firms.register(person, body, once)),
  forMember(listOrganizations, 'see_firm', async ({ member, firm }) => ({
    results: [(await firms.getOrganization(member, firm)).record],
    count: 1,
  })),
  forMember(getOrganization, 'see_firm', ({ member, params }) => tagged(firms.getOrganization(member, params.uuid))),
  forMember(updateOrganization, 'change_firm', ({ member, params, body, isCurrent, dropped }) =>
    tagged(firms.updateOrganization(member, namedUuid(params, body), body, { isCurrent, dropped })),
  ),
  forMember(getIdentity, 'see_own_identity', ({ member }) => firms.getIdentity(member)),
  forMember(updateIdentity, 'change_own_identity', ({ member, body, dropped }) =>
    firms.updateIdentity(member, body, dropped),
  ),
  forMember(listEmailTemplates, 'see_firm', ({ member, params }) => firms.listEmailTemplates(member, params.uuid)),
  forMember(listUserServiceGroups, 'see_firm', ({ firm }) => firms.listUserServiceGroups(firm)),
  forMember(getUserServiceGroup, 'see_firm', ({ firm, params }) => firms.getUserServiceGroup(firm, params.id)),
]
