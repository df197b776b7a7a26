import type { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import type { SandboxDatabase } from '../../shared/open-database.ts'
import type { Outbox } from './outbox.store.ts'

export type Member = BooksTeam['members'][number]

type Row = Omit<Member, 'firm'> & { firm_id: string | null; firm_name: string | null }

const columns = 'id, role, state, problem, identity_uuid, email, first_name, last_name, firm_id, firm_name'

const memberOf = ({ firm_id, firm_name, ...member }: Row): Member => ({
  ...member,
  firm: firm_id === null ? null : { id: firm_id, name: firm_name ?? '' },
})

/** The rows of a team, and the one way to record a change. */
export const memberRows = (database: SandboxDatabase, outbox: Outbox) => ({
  insert: (account_id: string, { firm, ...member }: Member): void => {
    const { id, role, state, problem, identity_uuid, email, first_name, last_name } = member
    database.run(
      `insert into member (account_id, ${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[account_id, id, role, state, problem, identity_uuid, email, first_name, last_name],
      ...[firm?.id ?? null, firm?.name ?? null],
    )
  },

  /** The owner first, then the others in order of joining. */
  list: (account_id: string): Member[] =>
    database
      .all<Row>(`select ${columns} from member where account_id = ? order by role <> 'owner', rowid`, account_id)
      .map(memberOf),

  /** Raises the version and notifies the hub. */
  changed: (account_id: string): number => {
    const { version } = database.one<{ version: number }>(
      'update team set version = version + 1 where account_id = ? returning version',
      account_id,
    ) ?? { version: 0 }
    outbox.add({ type: 'team.changed', account_id, version })
    return version
  },
})
