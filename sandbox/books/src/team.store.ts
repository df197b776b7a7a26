import { randomUUID } from 'node:crypto'
import type { BooksOwner, BooksTeam } from '@partner-hub/contracts/books.ts'
import type { BooksDatabase } from './books.database.ts'
import type { Outbox } from './outbox.store.ts'

export type Member = BooksTeam['members'][number]
export type TeamRole = Member['role']

export type TeamStore = ReturnType<typeof teamStore>

const columns = 'id, role, state, identity_uuid, email, first_name, last_name'

/** Who works in an account, and as what. */
export const teamStore = (database: BooksDatabase, outbox: Outbox) => {
  const insert = (account_id: string, { id, role, state, identity_uuid, email, first_name, last_name }: Member) =>
    database.run(
      'insert into member values (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, account_id, role, state, identity_uuid, email, first_name, last_name],
    )
  const list = (account_id: string): Member[] =>
    database.all<Member>(`select ${columns} from member where account_id = ? order by rowid`, account_id)

  const changed = (account_id: string): number => {
    const { version } = database.one<{ version: number }>(
      'update team set version = version + 1 where account_id = ? returning version',
      account_id,
    ) ?? { version: 0 }
    outbox.add({ type: 'team.changed', account_id, version })
    return version
  }

  return {
    /** A new account expects its owner, of whom only the name is known. */
    begin: (account_id: string, { first_name, last_name }: { first_name: string; last_name: string }): void => {
      database.run('insert into team values (?, 1)', account_id)
      const nobodyYet = { identity_uuid: null, email: null, first_name, last_name }
      insert(account_id, { id: randomUUID(), role: 'owner', state: 'expected', ...nobodyYet })
    },

    list,

    /** As the hub reads it; nothing where there is no such account. */
    find: (account_id: string): BooksTeam | undefined => {
      const known = database.one<{ version: number }>('select version from team where account_id = ?', account_id)
      return known && { version: known.version, members: list(account_id) }
    },

    /** Whoever accepted this invitation joins; false for an unknown one and for one that somebody else accepted. */
    accept: (account_id: string, id: string, person: BooksOwner): boolean =>
      database.together(() => {
        const invited = list(account_id).find((member) => member.id === id && member.role === 'accountant')
        if (invited?.state === 'joined') return invited.identity_uuid === person.identity_uuid
        const isElsewhere = list(account_id).some(({ identity_uuid }) => identity_uuid === person.identity_uuid)
        if (!invited || isElsewhere) return false
        const { identity_uuid, email, first_name, last_name } = person
        database.run(
          `update member set state = 'joined', identity_uuid = ?, email = ?, first_name = ?, last_name = ? where id = ?`,
          ...[identity_uuid, email, first_name, last_name, id],
        )
        changed(account_id)
        return true
      }),

    /** Whoever this is works here no more, or is expected no more; false for the owner, who stays, and for nobody. */
    remove: (account_id: string, id: string): boolean =>
      database.together(() => {
        const gone = database.run(
          `delete from member where account_id = ? and id = ? and role <> 'owner'`,
          ...[account_id, id],
        )
        if (gone > 0) changed(account_id)
        return gone > 0
      }),

    /** As what this person works in the account, if at all. */
    findRole: (account_id: string, identity_uuid: string): TeamRole | undefined =>
      database.one<{ role: TeamRole }>(
        'select role from member where account_id = ? and identity_uuid = ?',
        ...[account_id, identity_uuid],
      )?.role,

    /** This person's place in the team, if they have one. */
    findId: (account_id: string, identity_uuid: string): string | undefined =>
      database.one<{ id: string }>(
        'select id from member where account_id = ? and identity_uuid = ?',
        ...[account_id, identity_uuid],
      )?.id,

    accountsOf: (identity_uuid: string): { account_id: string; role: TeamRole }[] =>
      database.all('select account_id, role from member where identity_uuid = ? order by rowid', identity_uuid),

    /** An account has one owner: false when somebody else is it already. The same person again changes nothing. */
    linkOwner: (account_id: string, owner: BooksOwner): boolean =>
      database.together(() => {
        const known = list(account_id).find(({ role }) => role === 'owner')
        if (known?.identity_uuid) return known.identity_uuid === owner.identity_uuid
        const { identity_uuid, email, first_name, last_name } = owner
        database.run(
          'delete from member where account_id = ? and (role = ? or identity_uuid = ?)',
          ...[account_id, 'owner', identity_uuid],
        )
        const person = { identity_uuid, email, first_name, last_name }
        insert(account_id, { id: randomUUID(), role: 'owner', state: 'joined', ...person })
        changed(account_id)
        return true
      }),

    /** Somebody known works in the account from now on, or as something else than before. */
    join: (account_id: string, person: BooksOwner, role: TeamRole): void =>
      database.together(() => {
        const { identity_uuid, email, first_name, last_name } = person
        database.run(
          'delete from member where account_id = ? and (identity_uuid = ? or email = ?)',
          ...[account_id, identity_uuid, email],
        )
        const names = { identity_uuid, email, first_name, last_name }
        insert(account_id, { id: randomUUID(), role, state: 'joined', ...names })
        changed(account_id)
      }),

    /** Nothing where the address is on the team already. */
    inviteAccountant: (account: { account_id: string; business_name: string }, email: string): Member | undefined =>
      database.together(() => {
        const { account_id, business_name } = account
        const isThere = list(account_id).some((member) => member.email?.toLowerCase() === email.toLowerCase())
        if (isThere) return undefined
        const id = randomUUID()
        const unnamed = { identity_uuid: null, email, first_name: '', last_name: '' }
        const invited: Member = { id, role: 'accountant', state: 'expected', ...unnamed }
        insert(account_id, invited)
        const version = changed(account_id)
        outbox.add({ type: 'accountant.invited', account_id, business_name, email, invitation_id: id, version })
        return invited
      }),
  }
}
