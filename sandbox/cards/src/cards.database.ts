import { openDatabase, type SandboxDatabase } from '../../shared/open-database.ts'

const schema = `
create table if not exists clock (one integer primary key check (one = 1), ahead_ms integer not null);
create table if not exists customer (id text primary key, details text not null, created_at text not null);
create table if not exists card (
  token text primary key, customer_id text not null, number_identifier text not null, is_default integer not null,
  details text not null);
create index if not exists card_by_customer on card (customer_id);
create index if not exists card_by_number on card (number_identifier);
create table if not exists nonce (
  nonce text primary key, details text not null, expires_at integer not null, is_used integer not null);
create table if not exists payment (
  id text primary key, sequence integer unique not null, order_id text, refunded_id text, details text not null);
create index if not exists payment_by_order on payment (order_id);
create index if not exists payment_by_refunded on payment (refunded_id);
create table if not exists request_key (
  key text primary key, request text not null, status integer not null, body text not null);
create table if not exists ledger (
  sequence integer primary key autoincrement, act text not null, transaction_id text not null, api_request_key text,
  order_id text, customer_id text, amount_minor integer not null, currency text not null, at text not null);
create index if not exists ledger_by_order on ledger (order_id);
create table if not exists card_form (
  id_hash text primary key, customer_id text not null, parent_origin text not null, expires_at integer not null,
  is_used integer not null);`

export const openCardsDatabase = (file: string): SandboxDatabase =>
  openDatabase(file, (database) => database.exec(schema))
