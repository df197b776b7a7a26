-- Up Migration
-- Accounts and businesses exist once and are shared by the firms that relate to them (DEC-44).
create table account (
  account_id text primary key,
  -- The owner, once an invitation was accepted.
  owner_id bigint references users,
  created_at timestamptz not null
);
-- Every page of someone without a firm looks up the accounts they own.
create index account_by_owner on account (owner_id) where owner_id is not null;

create sequence business_id_seq as bigint start with 500001;
create table business (
  id bigint primary key,
  uuid uuid not null unique,
  account_id text not null unique references account,
  name text not null
);
