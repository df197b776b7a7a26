import * as reminders from '@partner-hub/contracts/firms/firm-reminders.ts'
import * as registration from '@partner-hub/contracts/firms/registration.ts'
import * as calls from '@partner-hub/contracts/people/identity.ts'
import { tagged } from '../platform/http/entity-tag.ts'
import { namedUuid } from '../platform/http/named-uuid.ts'
import { forMember, forPerson, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { getIdentity } from './get-identity.ts'
import { getOrganization } from './get-organization.ts'
import { getUserServiceGroup, listEmailTemplates, listUserServiceGroups } from './list-firm-records.ts'
import { registerOrganization } from './register-organization.ts'
import { switchFirmReminders } from './switch-firm-reminders.ts'
import { updateIdentity } from './update-identity.ts'
import { updateOrganization } from './update-organization.ts'

export const firmRoutes = (parts: Parts): Route[] => {
  const { PROVIDER_PRODUCT_NAME: productName, TERMS_VERSION: termsVersion } = parts.config
  return [
    forPerson(
      registration.registerOrganization,
      registerOrganization({ ...parts, productName, termsVersion }),
      (register, { person, body, once }) => register(person, body, once),
    ),
    forMember(calls.listOrganizations, 'see_firm', getOrganization(parts), async (get, { member }) => ({
      results: [(await get(member, member.organization_uuid)).record],
      count: 1,
    })),
    forMember(calls.getOrganization, 'see_firm', getOrganization(parts), (get, { member, params }) =>
      tagged(get(member, params.uuid)),
    ),
    forMember(
      calls.updateOrganization,
      'change_firm',
      updateOrganization(parts),
      (update, { member, params, body, isCurrent, dropped }) =>
        tagged(update(member, namedUuid(params, body), body, { isCurrent, dropped })),
    ),
    forMember(
      reminders.switchFirmReminders,
      'change_firm',
      switchFirmReminders(parts),
      (turn, { member, params, body }) => turn(member, params.uuid, body),
    ),
    forMember(calls.getIdentity, 'see_own_identity', getIdentity(parts), (get, { member }) => get(member)),
    forMember(calls.updateIdentity, 'change_own_identity', updateIdentity(parts), (update, { member, body, dropped }) =>
      update(member, body, dropped),
    ),
    forMember(calls.listEmailTemplates, 'see_firm', listEmailTemplates(parts), (list, { member, params }) =>
      list(member, params.uuid),
    ),
    forMember(calls.listUserServiceGroups, 'see_firm', listUserServiceGroups(parts), (list, { member }) =>
      list(member),
    ),
    forMember(calls.getUserServiceGroup, 'see_firm', getUserServiceGroup(parts), (get, { member, params }) =>
      get(member, params.id),
    ),
  ]
}
