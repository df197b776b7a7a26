import type { Stage } from './stage.ts'

/** The number of sessions ever opened, from the database. */
export const countSessions = async ({ admin }: Pick<Stage, 'admin'>): Promise<number> => {
  const counted = await admin.query<{ sessions: number }>('select count(*)::int as sessions from sessions')
  return counted.rows[0]?.sessions ?? 0
}
