-- Up Migration
-- A person. users.id = identity_id = fb_identity_id, users.uuid = identity_uuid = fb_identity_uuid (DEC-45).
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

-- Links sent by email. The token is derived from uuid and generation; only its hash is stored.
create table sign_in_links (
  uuid uuid primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('confirmation', 'reset')),
  generation integer not null,
  token_hash bytea not null unique,
  -- The password chosen at sign-up, which the confirmation activates.
  password_hash text check ((password_hash is not null) = (kind = 'confirmation')),
  -- The browser in which the password was chosen. Any other browser asks for a password when the address is confirmed.
  browser_hash bytea,
  -- The invitation, and its generation, that the sign-up started from.
  invitation_uuid uuid,
  invitation_generation integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, kind, generation),
  check ((invitation_uuid is null) = (invitation_generation is null))
);

-- Consecutive wrong passwords per address, known or not, so that both get the same response.
create table sign_in_guards (
  email_hash bytea primary key,
  failures integer not null,
  blocked_until timestamptz not null
);
