import type { DatabaseSync } from 'node:sqlite'
import { openDatabase, type SandboxDatabase } from '../../shared/open-database.ts'

const schema = `
create table if not exists account (
  account_id text primary key, opened text not null, settings text not null, asked integer not null);
create table if not exists team (account_id text primary key, version integer not null);
create table if not exists member (
  id text primary key, account_id text not null, role text not null, state text not null, identity_uuid text,
  email text, first_name text not null, last_name text not null, unique (account_id, identity_uuid));
create index if not exists member_by_person on member (identity_uuid);
create table if not exists invoice (
  account_id text not null, number integer not null, customer text not null, amount integer not null,
  issued_on text not null, due_on text not null, paid_on text, primary key (account_id, number));
create table if not exists expense (
  account_id text not null, line integer not null, payee text not null, code text not null, amount integer not null,
  spent_on text not null, primary key (account_id, line));
create table if not exists ledger_account (
  account_id text not null, code text not null, name text not null, kind text not null, opening integer not null,
  primary key (account_id, code));
drop table if exists chosen_plan;
drop table if exists session;
drop table if exists person_session;
create table if not exists browser_session (
  handle_hash text primary key, identity_uuid text not null, email text not null, first_name text not null,
  last_name text not null, sealed_token text not null, expires_at integer not null);
create table if not exists visit (
  handle_hash text primary key, account_id text not null, hand_over text not null, first_name text not null,
  last_name text not null, organization_name text not null, expires_at integer not null, checked_at integer not null,
  is_ended integer not null);
create table if not exists webhook (
  sequence integer primary key autoincrement, id text not null unique, account_id text not null, body text not null,
  attempts integer not null, due_at integer not null, delivered_at integer, problem text);
create index if not exists webhook_due on webhook (due_at) where delivered_at is null;`

/** Columns that were added later; an older database file gets them when it is opened. */
const laterColumns = {
  member: { problem: 'text', firm_id: 'text', firm_name: 'text' },
  visit: { client_uuid: 'text' },
}

const addLaterColumns = (database: DatabaseSync): void => {
  for (const [table, columns] of Object.entries(laterColumns)) {
    const rows = database.prepare(`select name from pragma_table_info('${table}')`).all()
    const known = new Set(rows.map(({ name }) => name))
    for (const [name, type] of Object.entries(columns))
      if (!known.has(name)) database.exec(`alter table ${table} add column ${name} ${type}`)
  }
}

export const openBooksDatabase = (file: string): SandboxDatabase =>
  openDatabase(file, (database) => {
    database.exec(schema)
    addLaterColumns(database)
  })
