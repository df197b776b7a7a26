import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import type { OrganizationRegistration } from '@partner-hub/contracts/firms/registration.ts'
import { openAccount } from '../accounts/open-account.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { openList } from '../client-list/open-list.ts'
import { renamePerson } from '../people/rename-person.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { Member, Person } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { newAccountId, newUuid } from '../platform/ids/ids.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { firmStore } from './firm.store.ts'
import { firstTemplate } from './first-template.ts'
import { newOrganization } from './new-organization.ts'
import { organizationRecord } from './organization-record.ts'

interface Needs {
  database: Database
  objects: ObjectPort
  productName: string
  termsVersion: string
}

/**
 * Writes the firm with its business, account, membership, identity, group, template and audit row in one transaction.
 */
export const registerOrganization =
  ({ database, objects, productName, termsVersion }: Needs) =>
  (person: Person, registration: OrganizationRegistration, once: Once): Promise<Organization> => {
    const uuid = newUuid()
    const at = wall.now()
    return database.inFirm(wholeFirm(uuid), (tx) =>
      once(tx, async () => {
        const account_id = newAccountId()
        await openAccount(tx, { account_id, business_uuid: newUuid(), name: registration.name, at })
        await firmStore.insert(tx, newOrganization(registration, { uuid, account_id, at, termsVersion }))
        const joined = await firmStore.join(tx, { user_id: person.user_id, organization_uuid: uuid, role: 'owner', at })
        refuseUnless(joined, 'already_registered')
        await furnish(tx, person, registration, { uuid, at, productName })
        const member: Member = { kind: 'member', ...person, organization_uuid: uuid, role: 'owner', clients: 'all' }
        await recordActivity(tx, member, { organization_uuid: uuid, act: 'organization_registered', subject: uuid })
        const stored = await firmStore.find(tx, uuid)
        if (!stored) throw new Error('the firm just written cannot be read')
        return (await organizationRecord(stored, objects)).record
      }),
    )
  }

const furnish = async (
  tx: FirmTransaction,
  person: Person,
  registration: OrganizationRegistration,
  { uuid, at, productName }: { uuid: string; at: Date; productName: string },
) => {
  await renamePerson(tx, person.user_id, registration.identity)
  await firmStore.insertIdentity(tx, { organization_uuid: uuid, uuid: newUuid(), user_id: person.user_id, at })
  for (const group of registration.user_service_groups)
    await firmStore.insertGroup(tx, { organization_uuid: uuid, ...group })
  await firmStore.insertTemplate(tx, {
    organization_uuid: uuid,
    uuid: newUuid(),
    created_at: at,
    ...firstTemplate(productName),
  })
  await openList(tx, uuid)
}
