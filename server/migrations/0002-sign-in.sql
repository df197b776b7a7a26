-- Up Migration
-- A person. users.id = identity_id = fb_identity_id, users.uuid = identity_uuid = fb_identity_uuid (decision 45).
create table users (
  id bigint generated always as identity (start with 1000001) primary key,
  uuid uuid not null unique,
  email text not null,
  email_key text not null unique,
  -- Null until the address is confirmed: a sign-up's password belongs to its link.
  password_hash text check (password_hash is not null or confirmed_at is null),
  password_changed_at timestamptz not null,
  first_name text not null default '',
  last_name text not null default '',
  phone_number text,
  language text not null default 'en',
  timezone text not null default 'UTC',
  confirmed_at timestamptz,
  unconfirmed_email text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Links sent by mail. The token is derived from uuid and generation; only its hash is kept.
create table sign_in_links (
  uuid uuid primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('confirmation', 'reset')),
  generation integer not null,
  token_hash bytea not null unique,
  -- The password of the sign-up that a confirmation confirms.
  password_hash text check ((password_hash is not null) = (kind = 'confirmation')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, kind, generation)
);

-- Consecutive wrong passwords per address, known or not, so that both are told the same.
create table sign_in_guards (
  email_hash bytea primary key,
  failures integer not null,
  blocked_until timestamptz not null
);

-- Records of the OAuth provider; ids that are secrets are kept as hashes.
create table oidc_records (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);
create index oidc_records_grant on oidc_records (grant_id) where grant_id is not null;
create index oidc_records_uid on oidc_records (uid) where uid is not null;
create index oidc_records_expiry on oidc_records (expires_at);
-- Sessions, grants and tokens of one person, to end them together.
create index oidc_records_account on oidc_records ((payload ->> 'accountId'));
-- Log-ins whose redirect was not followed yet.
create index oidc_records_login on oidc_records ((payload #>> '{result,login,accountId}')) where kind = 'Interaction';

grant select, insert, update on users to hub_app;
grant select, insert, update, delete on sign_in_links to hub_app;
grant select, insert, update, delete on sign_in_guards to hub_app;
grant select, insert, update, delete on oidc_records to hub_app;
