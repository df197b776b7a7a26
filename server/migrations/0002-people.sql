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

-- Links sent by email. The token is derived from uuid and generation; only its hash is kept.
create table sign_in_links (
  uuid uuid primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('confirmation', 'reset')),
  generation integer not null,
  token_hash bytea not null unique,
  -- The password of the sign-up that a confirmation confirms.
  password_hash text check ((password_hash is not null) = (kind = 'confirmation')),
  -- The browser in which the password was chosen: any other one asks for a password when the address is confirmed.
  browser_hash bytea,
  -- The invitation, and the sending of it, at which the sign-up began.
  invitation_uuid uuid,
  invitation_generation integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, kind, generation),
  check ((invitation_uuid is null) = (invitation_generation is null))
);

-- Consecutive wrong passwords per address, known or not, so that both get the same answer.
create table sign_in_guards (
  email_hash bytea primary key,
  failures integer not null,
  blocked_until timestamptz not null
);
