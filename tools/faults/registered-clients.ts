import type { Stage } from './stage.ts'

/** What a registration writes, each exactly once per client. */
const pieces = `
  (select count(*) from account a where a.account_id = c.account_id) = 1
  and (select count(*) from business b where b.account_id = c.account_id) = 1
  and (select count(*) from subscription s where s.account_id = c.account_id) = 1
  and (select count(*) from client_contact k where k.business_client = c.uuid) = 1
  and (select count(*) from client_invitation i join client_contact k on k.uuid = i.client_contact
    where k.business_client = c.uuid and i.invitation_status = 'DRAFT') = 1
  and (select count(*) from client_rows r where r.uuid = c.uuid) = 1
  and (select count(*) from activity y where y.subject = c.uuid::text and y.act = 'client_registered') = 1`

export interface RegisteredClient {
  uuid: string
  account_id: string
  client_name: string
  whole: boolean
  /** Books has opened the account, and the hub has its URL. */
  opened: boolean
}

/** The clients in the database, without row level security. */
export const registeredClients = async ({ admin }: Pick<Stage, 'admin'>): Promise<RegisteredClient[]> => {
  const { rows } = await admin.query<RegisteredClient>(`select c.uuid, c.account_id, c.client_name,
    ${pieces} as whole, c.ml_redirect_url is not null as opened from business_client c`)
  return rows
}

/** The accounts in Books. */
export const booksAccounts = async ({ environment }: Pick<Stage, 'environment'>): Promise<string[]> => {
  const answer = await fetch(`${environment.BOOKS_INTERNAL_URL}/api/accounts`, {
    headers: { authorization: `Bearer ${environment.BOOKS_ADMIN_TOKEN}` },
  })
  const { results } = (await answer.json()) as { results: { account_id: string }[] }
  return results.map(({ account_id }) => account_id)
}
