import { expect, test } from 'vitest'
import floors from '../floors.json' with { type: 'json' }
import { moduleOf, tableReads, tableWrites } from '../testing/table-uses.ts'

/**
 * Reads of tables that belong to a module on the reader's own or a higher floor, with the reason for each. Add none:
 * read a view or function of server/definitions, or let the role pass an operation in.
 */
const upwardReads: Record<string, Record<string, string>> = {
  'accounts/account.store.ts': {
    organization: "users/me starts with the firm's own business (DEC-46), which the organization names",
    business_client: 'users/me goes on with the businesses of its clients',
  },
  'activity/client-activity.store.ts': {
    users: 'an act shows the name of the member who did it',
    membership: 'only names of people in the firm are shown',
    client_contact: "a client's activity includes that of its contacts and shows the owner's name",
  },
  'client-list/client-page.sql.ts': {
    client_assignment: "a Member's rows are found through the assignments, because row level security alone is slow",
    client_run: 'has_runs saves the list a second call',
  },
  'client-list/client-rows.store.ts': {
    business_client: 'rewriting an old row takes the lock that every change of the client takes',
  },
  'client-list/rebuild-client-rows.ts': {
    organization: 'a rebuild goes through all firms, one transaction each',
    business_client: 'a rebuild locks clients as every change of them does',
  },
  'clients/client-moments.store.ts': {
    subscription: "a client's banner tells when its trial ends",
  },
  'clients/client.store.ts': {
    account_settings: 'the business name is copied from Books to all clients of an account in one statement',
  },
  'clients/contact.store.ts': {
    client_invitation: "the specification's contact lists its invitations",
  },
  'clients/exported-clients.sql.ts': {
    subscription: 'an export includes clients that the list cannot show, so it reads their sources',
  },
  'platform/live/announce.ts': {
    client_rows: 'changed clients are grouped by firm in the statement that notifies',
    users: 'a notice to an address reaches the firm of its person',
    membership: 'a notice to an address reaches the firm of its person',
  },
  'sessions/find-person-by-token.ts': {
    membership: 'a token is checked and its firm found in one statement',
  },
  'sessions/session.store.ts': {
    membership: 'every call finds its session, person and firm in one statement',
  },
}

const floorOf = (module: string): number => floors.findIndex((modules) => modules.includes(module))
const owners = new Map(tableWrites().map(([file, table]) => [table, moduleOf(file)]))

const goesUp = ([file, table]: [file: string, table: string]): boolean => {
  const [reader, owner] = [moduleOf(file), owners.get(table)]
  return owner !== undefined && owner !== reader && floorOf(owner) >= floorOf(reader)
}

test('a module reads tables of lower floors, and of others only where the list gives the reason', () => {
  const reads = tableReads()
  expect(reads.length).toBeGreaterThan(100)
  const listed = Object.entries(upwardReads).flatMap(([file, tables]) =>
    Object.keys(tables).map((table) => `${file} reads ${table}`),
  )
  expect(
    reads
      .filter(goesUp)
      .map(([file, table]) => `${file} reads ${table}`)
      .sort(),
  ).toEqual(listed.sort())
})
