-- Up Migration
-- pg_trgm finds a few letters anywhere in a name by index, and btree_gin lets the firm lead that index.
create extension pg_trgm;
create extension btree_gin;
-- People look for Noëlle as noelle.
create extension unaccent;

-- Business time (trials, periods, days left). Zero in production; the product may read it, only the owner may move it.
create table business_clock (
  only_row boolean primary key default true check (only_row),
  ahead interval not null default '0'
);
insert into business_clock default values;

-- Stories that were committed and not yet started.
create table story_starts (
  workflow_id text primary key,
  workflow text not null,
  args jsonb not null,
  -- Starts that Temporal refused; a story that cannot start waits behind those that can.
  refusals integer not null default 0,
  created_at timestamptz not null default now()
);
create index story_starts_oldest on story_starts (refusals, created_at);

-- First answers of keyed calls, kept 30 days; `actor` is the caller, so that keys of two people never meet.
create table idempotency_keys (
  actor text not null,
  key text not null,
  route text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counters of rate-limiter-flexible.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Webhooks that were received: a repeated one changes nothing (DEC-51).
create table webhook_seen (
  id text primary key,
  at timestamptz not null default now()
);
create index webhook_seen_age on webhook_seen (at);
