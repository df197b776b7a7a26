import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import type { OrganizationChanges } from '@partner-hub/contracts/firms/organization.ts'
import type { Insertable } from 'kysely'
import { wall } from '../platform/clock/clock.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Organization as OrganizationTable } from '../platform/database/tables.ts'

/** Columns are listed by name: `*` changes when a migration adds a column, and prepared statements then fail. */
const ORGANIZATION = [
  'account_id',
  'accounting_service',
  'address_1',
  'address_2',
  'advisory_services',
  'analytics_reporting_service',
  'audit_service',
  'bookkeeping_service',
  'city',
  'country',
  'created_at',
  'date_format',
  'email_flag',
  'hide_client_sync_banner',
  'hide_welcome_guide_video',
  'interest',
  'invitation_reminders',
  'logo_key',
  'mobile_number',
  'name',
  'number_of_clients',
  'other_service',
  'payroll_service',
  'phone_number',
  'post_code',
  'state_province',
  'subscription_migrated',
  'support_consent_required',
  'taxes_service',
  'technology_training_service',
  'time_zone',
  'tos_accepted_at',
  'tos_flag',
  'tos_version',
  'type_of_professional',
  'updated_at',
  'uuid',
  'version',
] as const

/** Organization, identity, groups and templates: all SQL of the module. Stores never decide. */
export const firmStore = {
  insert: (tx: FirmTransaction, organization: Insertable<OrganizationTable>) =>
    tx.insertInto('organization').values(organization).execute(),

  find: async (tx: FirmTransaction, uuid: string) => {
    const [organization, groups, templates] = await Promise.all([
      tx.selectFrom('organization').select(ORGANIZATION).where('uuid', '=', uuid).executeTakeFirst(),
      tx.selectFrom('user_service_group').select('id').where('organization_uuid', '=', uuid).orderBy('id').execute(),
      tx
        .selectFrom('email_template')
        .select('uuid')
        .where('organization_uuid', '=', uuid)
        .orderBy('created_at')
        .orderBy('uuid')
        .execute(),
    ])
    return (
      organization && {
        ...organization,
        user_service_groups: groups.map(({ id }) => id),
        email_templates: templates.map((template) => template.uuid),
      }
    )
  },

  lock: (tx: FirmTransaction, uuid: string) =>
    tx.selectFrom('organization').select(ORGANIZATION).where('uuid', '=', uuid).forUpdate().executeTakeFirst(),

  update: (
    tx: FirmTransaction,
    { uuid, version }: { uuid: string; version: number },
    changes: Omit<OrganizationChanges, 'uuid'>,
  ) =>
    tx
      .updateTable('organization')
      .set({ ...changes, updated_at: wall.now(), version: version + 1 })
      .where('uuid', '=', uuid)
      .execute(),

  /** False if nothing changed. */
  switchReminders: async (tx: FirmTransaction, uuid: string, invitation_reminders: boolean): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('organization')
      .set({ invitation_reminders })
      .where('uuid', '=', uuid)
      .where('invitation_reminders', '!=', invitation_reminders)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** False if nothing changed. */
  switchSupportConsent: async (
    tx: FirmTransaction,
    uuid: string,
    support_consent_required: boolean,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('organization')
      .set({ support_consent_required })
      .where('uuid', '=', uuid)
      .where('support_consent_required', '!=', support_consent_required)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** False if nothing changed. */
  setSubscriptionMigrated: async (tx: FirmTransaction, uuid: string): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('organization')
      .set({ subscription_migrated: true })
      .where('uuid', '=', uuid)
      .where('subscription_migrated', '=', false)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** False when the person already belongs to a firm. */
  join: async (tx: FirmTransaction, joined: { user_id: number; organization_uuid: string; role: string; at: Date }) => {
    const { user_id, organization_uuid, role, at } = joined
    const rows = await tx
      .insertInto('membership')
      .values({ user_id, organization_uuid, role, created_at: at })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('user_id')
      .execute()
    return rows.length === 1
  },

  findRole: async (tx: FirmTransaction, organization_uuid: string, person: string): Promise<FirmRole | undefined> => {
    const found = await tx
      .selectFrom('membership as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select('m.role')
      .where('m.organization_uuid', '=', organization_uuid)
      .where('u.uuid', '=', person)
      .executeTakeFirst()
    return found?.role as FirmRole | undefined
  },

  insertIdentity: (tx: FirmTransaction, made: { organization_uuid: string; uuid: string; user_id: number; at: Date }) =>
    tx
      .insertInto('identity')
      .values({
        organization_uuid: made.organization_uuid,
        uuid: made.uuid,
        user_id: made.user_id,
        date_created: made.at,
        date_updated: made.at,
        date_joined: made.at,
      })
      .execute(),

  findIdentity: (tx: FirmTransaction, organization_uuid: string, user_id: number) =>
    tx
      .selectFrom('identity')
      .select([
        'date_created',
        'date_joined',
        'date_updated',
        'hide_getting_started',
        'is_active',
        'organization_uuid',
        'user_id',
        'uuid',
      ])
      .where('organization_uuid', '=', organization_uuid)
      .where('user_id', '=', user_id)
      .executeTakeFirst(),

  updateIdentity: (
    tx: FirmTransaction,
    organization_uuid: string,
    user_id: number,
    changes: { hide_getting_started?: boolean | undefined },
  ) =>
    tx
      .updateTable('identity')
      .set({ ...(changes.hide_getting_started !== undefined && changes), date_updated: wall.now() })
      .where('organization_uuid', '=', organization_uuid)
      .where('user_id', '=', user_id)
      .execute(),

  insertGroup: (
    tx: FirmTransaction,
    group: { organization_uuid: string; name: string; notes: string; service_type: string },
  ) => tx.insertInto('user_service_group').values(group).execute(),

  listGroups: (tx: FirmTransaction, organization_uuid: string) =>
    tx
      .selectFrom('user_service_group')
      .select(['id', 'name', 'notes', 'service_type'])
      .where('organization_uuid', '=', organization_uuid)
      .orderBy('id')
      .execute(),

  insertTemplate: (
    tx: FirmTransaction,
    template: {
      organization_uuid: string
      uuid: string
      template_name: string
      template_subject: string
      template_message_body: string
      created_at: Date
    },
  ) => tx.insertInto('email_template').values(template).execute(),

  listTemplates: (tx: FirmTransaction, organization_uuid: string) =>
    tx
      .selectFrom('email_template')
      .select([
        'uuid',
        'template_name',
        'organization_uuid as organization',
        'template_subject',
        'template_message_body',
      ])
      .where('organization_uuid', '=', organization_uuid)
      .orderBy('created_at')
      .orderBy('uuid')
      .execute(),
}
