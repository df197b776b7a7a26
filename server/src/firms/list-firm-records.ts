import type { EmailTemplate, UserServiceGroup } from '@partner-hub/contracts/people/identity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { firmStore } from './firm.store.ts'

const page = <Item>(results: Item[]) => ({ results, count: results.length })

export const listEmailTemplates =
  ({ database }: { database: Database }) =>
  async (member: Member, organization: string): Promise<{ results: EmailTemplate[]; count: number }> => {
    refuseUnless(organization === member.organization_uuid, 'not_found')
    return page(await database.inFirm(member, (tx) => firmStore.listTemplates(tx, organization)))
  }

export const listUserServiceGroups =
  ({ database }: { database: Database }) =>
  async (member: Member): Promise<{ results: UserServiceGroup[]; count: number }> =>
    page(await database.inFirm(member, (tx) => firmStore.listGroups(tx, member.organization_uuid)))

export const getUserServiceGroup =
  ({ database }: { database: Database }) =>
  async (member: Member, id: number): Promise<UserServiceGroup> => {
    const groups = await database.inFirm(member, (tx) => firmStore.listGroups(tx, member.organization_uuid))
    const group = groups.find((each) => each.id === id)
    refuseUnless(group, 'not_found')
    return group
  }
