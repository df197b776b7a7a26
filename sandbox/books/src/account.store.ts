import type { BooksFirm, BooksPayer, BooksSettings, NewBooksAccount } from '@partner-hub/contracts/books/books.ts'
import type { SandboxDatabase } from '../../shared/open-database.ts'
import { firstSettings } from './first-settings.ts'
import type { LedgerStore } from './ledger.store.ts'
import type { Outbox } from './outbox.store.ts'
import type { TeamStore } from './team.store.ts'

export interface OpenedAccount {
  account_id: string
  opened: NewBooksAccount
  settings: BooksSettings
  /** How often the hub has asked to open it. */
  asked: number
}

type SettingsChanges = { [Field in keyof Omit<BooksSettings, 'version'>]?: BooksSettings[Field] | undefined }

export type AccountStore = ReturnType<typeof accountStore>

interface Row {
  account_id: string
  opened: string
  settings: string
  asked: number
}

const accountOf = (row: Row): OpenedAccount => ({
  account_id: row.account_id,
  opened: JSON.parse(row.opened),
  settings: JSON.parse(row.settings),
  asked: row.asked,
})

interface Needs {
  database: SandboxDatabase
  team: TeamStore
  ledger: LedgerStore
  outbox: Outbox
}

/** Accounts under the ids that the hub chose. */
export const accountStore = ({ database, team, ledger, outbox }: Needs) => {
  const find = (account_id: string): OpenedAccount | undefined => {
    const row = database.one<Row>('select * from account where account_id = ?', account_id)
    return row && accountOf(row)
  }

  const begin = ({ account_id, opened }: Pick<OpenedAccount, 'account_id' | 'opened'>) => {
    team.begin(account_id, opened)
    ledger.begin(account_id)
  }

  return {
    /** Idempotent: opening an account again changes nothing. */
    open: (account_id: string, account: NewBooksAccount): OpenedAccount =>
      database.together(() => {
        const isOpen = database.run('update account set asked = asked + 1 where account_id = ?', account_id)
        if (!isOpen) {
          const settings = JSON.stringify(firstSettings(account))
          database.run('insert into account values (?, ?, ?, 1)', account_id, JSON.stringify(account), settings)
          begin({ account_id, opened: account })
        }
        const opened = find(account_id)
        if (!opened) throw new Error(`account ${account_id} was not opened`)
        return opened
      }),

    find,

    /** Sets who opened the account, if that was not recorded; never changes it. False for an unknown account. */
    nameFirm: (account_id: string, firm: BooksFirm): boolean =>
      database.together(() => {
        const account = find(account_id)
        if (account && !account.opened.firm) {
          const opened = JSON.stringify({ ...account.opened, firm })
          database.run('update account set opened = ? where account_id = ?', opened, account_id)
          team.addFirm(account_id, firm)
        }
        return account !== undefined
      }),

    /** False for an unknown account. */
    namePayer: (account_id: string, payer: BooksPayer): boolean =>
      database.together(() => {
        const account = find(account_id)
        if (!account) return false
        const opened = JSON.stringify({ ...account.opened, ...payer })
        database.run('update account set opened = ? where account_id = ?', opened, account_id)
        return true
      }),

    /** Every change raises the version, so that readers can tell the newer copy, and notifies the hub. */
    change: (account_id: string, changes: SettingsChanges): OpenedAccount | undefined =>
      database.together(() => {
        const account = find(account_id)
        if (!account) return undefined
        const version = account.settings.version + 1
        const settings = JSON.stringify({ ...account.settings, ...changes, version })
        database.run('update account set settings = ? where account_id = ?', settings, account_id)
        outbox.add({ type: 'settings.changed', account_id, version })
        return find(account_id)
      }),

    /** Fills in what accounts of an earlier version lack: a team and a ledger. */
    fillOlder: (): void =>
      database.together(() => {
        const older = 'select * from account where account_id not in (select account_id from team)'
        for (const account of database.all<Row>(older).map(accountOf)) begin(account)
      }),

    list: (): OpenedAccount[] => database.all<Row>('select * from account order by rowid').map(accountOf),
  }
}
