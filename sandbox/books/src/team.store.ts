import { randomUUID } from 'node:crypto'
import type {
  BooksAccountant,
  BooksFirm,
  BooksInvitation,
  BooksOwner,
  BooksTeam,
  NewBooksAccount,
} from '@partner-hub/contracts/books/books.ts'
import type { SandboxDatabase } from '../../shared/open-database.ts'
import { type Member, memberRows } from './member-rows.ts'
import type { Outbox } from './outbox.store.ts'

export type TeamRole = Member['role']

export type TeamStore = ReturnType<typeof teamStore>

const nobody = { identity_uuid: null, email: null, first_name: '', last_name: '', problem: null, firm: null }

/** Who works in an account, and in which role. */
export const teamStore = (database: SandboxDatabase, outbox: Outbox) => {
  const { insert, list, changed } = memberRows(database, outbox)
  const findAccountant = (account_id: string, id: string) =>
    list(account_id).find((member) => member.id === id && member.role === 'accountant')

  const insertFirm = (account_id: string, firm: BooksFirm) =>
    insert(account_id, { ...nobody, id: firm.id, role: 'accountant', state: 'joined', firm })

  /** Someone who joined before Books recorded firms gets their firm when the hub repeats the call. */
  const isSamePerson = (account_id: string, member: Member, { identity_uuid, firm }: BooksAccountant): boolean => {
    if (member.identity_uuid !== identity_uuid) return false
    if (firm && !member.firm) {
      database.run('update member set firm_id = ?, firm_name = ? where id = ?', ...[firm.id, firm.name, member.id])
      changed(account_id)
    }
    return true
  }

  return {
    /** A new account's team: the firm that opened it, and its owner, of whom only the name is known yet. */
    begin: (account_id: string, { owner, firm }: Pick<NewBooksAccount, 'owner' | 'firm'>): void => {
      database.run('insert into team values (?, 1)', account_id)
      const { first_name, last_name } = owner
      insert(account_id, { ...nobody, id: randomUUID(), role: 'owner', state: 'expected', first_name, last_name })
      if (firm) insertFirm(account_id, firm)
    },

    addFirm: (account_id: string, firm: BooksFirm): void => {
      insertFirm(account_id, firm)
      changed(account_id)
    },

    list,

    /** The team as the hub reads it; undefined for an unknown account. */
    find: (account_id: string): BooksTeam | undefined => {
      const known = database.one<Omit<BooksTeam, 'members'>>(
        `select version, opened ->> '$.firm.id' as opened_by from team join account using (account_id)
         where account_id = ?`,
        account_id,
      )
      return known && { ...known, members: list(account_id) }
    },

    /** Adds the person who accepted. False if the invitation is unknown or someone else accepted it. */
    accept: (account_id: string, id: string, person: BooksAccountant): boolean =>
      database.together(() => {
        const invited = findAccountant(account_id, id)
        if (invited?.state === 'joined') return isSamePerson(account_id, invited, person)
        const isElsewhere = list(account_id).some(({ identity_uuid }) => identity_uuid === person.identity_uuid)
        if (!invited || isElsewhere) return false
        const { identity_uuid, email, first_name, last_name, firm } = person
        database.run(
          `update member set state = 'joined', problem = null, identity_uuid = ?, email = ?, first_name = ?,
             last_name = ?, firm_id = ?, firm_name = ? where id = ?`,
          ...[identity_uuid, email, first_name, last_name, firm?.id ?? null, firm?.name ?? null, id],
        )
        changed(account_id)
        return true
      }),

    /** Records the state of an open invitation; an answered or expired one stays as it is. False for an unknown one. */
    noteInvitation: (account_id: string, id: string, { state, problem }: BooksInvitation): boolean =>
      database.together(() => {
        const invited = findAccountant(account_id, id)
        const isSame = invited?.state === state && invited.problem === problem
        if (invited?.state === 'expected' && !isSame) {
          database.run('update member set state = ?, problem = ? where id = ?', ...[state, problem, id])
          changed(account_id)
        }
        return invited !== undefined
      }),

    /** Removes a member or an invitation; removing a firm removes its people too. False for the owner and for unknown ids. */
    remove: (account_id: string, id: string): boolean =>
      database.together(() => {
        const gone = database.run(
          `delete from member where account_id = ? and (id = ? or firm_id = ?) and role <> 'owner'`,
          ...[account_id, id, id],
        )
        if (gone > 0) changed(account_id)
        return gone > 0
      }),

    /** The person's role in the account, if any. */
    findRole: (account_id: string, identity_uuid: string): TeamRole | undefined =>
      database.one<{ role: TeamRole }>(
        'select role from member where account_id = ? and identity_uuid = ?',
        ...[account_id, identity_uuid],
      )?.role,

    /** The person's member id in the team, if any. */
    findId: (account_id: string, identity_uuid: string): string | undefined =>
      database.one<{ id: string }>(
        'select id from member where account_id = ? and identity_uuid = ?',
        ...[account_id, identity_uuid],
      )?.id,

    accountsOf: (identity_uuid: string): { account_id: string; role: TeamRole }[] =>
      database.all('select account_id, role from member where identity_uuid = ? order by rowid', identity_uuid),

    /** Sets the account's one owner. Idempotent for the same person; false if it has another owner. */
    linkOwner: (account_id: string, owner: BooksOwner): boolean =>
      database.together(() => {
        const known = list(account_id).find(({ role }) => role === 'owner')
        if (known?.identity_uuid) return known.identity_uuid === owner.identity_uuid
        database.run(
          'delete from member where account_id = ? and (role = ? or identity_uuid = ?)',
          ...[account_id, 'owner', owner.identity_uuid],
        )
        insert(account_id, { ...nobody, ...owner, id: randomUUID(), role: 'owner', state: 'joined' })
        changed(account_id)
        return true
      }),

    /** Adds a person to the team, or changes their role. */
    join: (account_id: string, person: BooksOwner, role: TeamRole): void =>
      database.together(() => {
        database.run(
          'delete from member where account_id = ? and (identity_uuid = ? or email = ?)',
          ...[account_id, person.identity_uuid, person.email],
        )
        insert(account_id, { ...nobody, ...person, id: randomUUID(), role, state: 'joined' })
        changed(account_id)
      }),

    /** Undefined if the address is already on the team; an ended invitation is replaced. */
    inviteAccountant: (account: { account_id: string; business_name: string }, email: string): Member | undefined =>
      database.together(() => {
        const { account_id, business_name } = account
        const known = list(account_id).find((member) => member.email?.toLowerCase() === email.toLowerCase())
        if (known?.state === 'joined' || known?.state === 'expected') return undefined
        if (known) database.run('delete from member where id = ?', known.id)
        const id = randomUUID()
        const invited: Member = { ...nobody, id, role: 'accountant', state: 'expected', email }
        insert(account_id, invited)
        const version = changed(account_id)
        outbox.add({ type: 'accountant.invited', account_id, business_name, email, invitation_id: id, version })
        return invited
      }),
  }
}
