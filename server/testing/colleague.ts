import type { Caller, FirmCaller, Hub } from './hub.ts'

/** Somebody who belongs to the firm as well. */
export const hasColleague = async (
  hub: Hub,
  { organization_uuid }: FirmCaller,
  role: 'owner' | 'admin' | 'member' = 'member',
): Promise<Caller & { email: string }> => {
  const colleague = await hub.person()
  const { database } = hub.parts
  await database.inFirm(organization_uuid, (tx) =>
    tx
      .insertInto('membership')
      .values({ organization_uuid, user_id: colleague.user_id, role, created_at: new Date() })
      .execute(),
  )
  const { email } = await database.once
    .selectFrom('users')
    .select('email')
    .where('id', '=', colleague.user_id)
    .executeTakeFirstOrThrow()
  return { ...colleague, email }
}
