import pg from 'pg'
import { stack } from './stack.ts'

/**
 * Locks the client at this place in the list of a firm's trials, so that a run over all of them stops there until the
 * returned function is called.
 */
export const holdTrial = async (email: string, place: number): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: stack().adminUrl })
  await client.connect()
  await client.query('begin')
  const { rowCount } = await client.query(
    `select from business_client where uuid = (select r.uuid from client_rows r
       join membership m on m.organization_uuid = r.organization_uuid join users u on u.id = m.user_id
       where u.email = $1 and r.in_trials order by r.sort_name, r.uuid offset $2 limit 1) for no key update`,
    [email, place - 1],
  )
  if (rowCount !== 1) throw new Error(`${email} has no trial number ${place}`)
  return () => client.end()
}
