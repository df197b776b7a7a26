import { DatabaseSync } from 'node:sqlite'
import type { BooksSettings, NewBooksAccount } from '@partner-hub/contracts/books.ts'
import { firstSettings } from './first-settings.ts'

export interface OpenedAccount {
  account_id: string
  opened: NewBooksAccount
  settings: BooksSettings
  /** How often its opening was asked for. */
  asked: number
}

type SettingsChanges = { [Field in keyof Omit<BooksSettings, 'version'>]?: BooksSettings[Field] | undefined }

export type Accounts = ReturnType<typeof openAccounts>

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

/** Accounts in one file, each under the id it was asked for. What was answered survives a kill of the process. */
export const openAccounts = (file: string) => {
  const database = new DatabaseSync(file)
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;
    create table if not exists account (
      account_id text primary key, opened text not null, settings text not null, asked integer not null)`)
  const insert = database.prepare(`insert into account values (?, ?, ?, 1)
    on conflict (account_id) do update set asked = asked + 1 returning *`)
  const select = database.prepare('select * from account where account_id = ?')
  const update = database.prepare('update account set settings = ? where account_id = ?')

  const find = (account_id: string): OpenedAccount | undefined => {
    const row = select.get(account_id)
    return row && accountOf(row as unknown as Row)
  }

  return {
    /** Asked twice, the account that was opened first stays as it is. */
    open: (account_id: string, asked: NewBooksAccount): OpenedAccount =>
      accountOf(insert.get(account_id, JSON.stringify(asked), JSON.stringify(firstSettings(asked))) as unknown as Row),

    find,

    /** Every change raises the version, so that a reader knows the newer copy. */
    change: (account_id: string, changes: SettingsChanges): OpenedAccount | undefined => {
      const account = find(account_id)
      if (!account) return undefined
      const settings = { ...account.settings, ...changes, version: account.settings.version + 1 }
      update.run(JSON.stringify(settings), account_id)
      return find(account_id)
    },

    list: (): OpenedAccount[] =>
      database
        .prepare('select * from account order by rowid')
        .all()
        .map((row) => accountOf(row as unknown as Row)),

    close: () => database.close(),
  }
}
