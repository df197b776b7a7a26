import { sql } from 'kysely'

/** Whether the firm may open the books of this `business_client`; of an archived one, whether it might once restored. */
export const hasAccess = (client: string) => {
  const [status, earlier] = [sql.ref(`${client}.status`), sql.ref(`${client}.earlier_status`)]
  return sql<boolean>`(${status} = 'ACTIVE' or ${status} = 'ARCHIVED' and ${earlier} = 'ACTIVE') is true`
}
