-- Up Migration
-- pg_trgm indexes letters anywhere in a name, and btree_gin allows the firm as that index's first column.
create extension pg_trgm;
create extension btree_gin;
-- So that a search for noelle finds Noëlle.
create extension unaccent;

-- Business time (trials, periods, days left). Zero in production; the product may read it, only the owner may move it.
create table business_clock (
  only_row boolean primary key default true check (only_row),
  ahead interval not null default '0'
);
insert into business_clock default values;

-- Outbox: stories that were committed but not started yet.
create table story_starts (
  workflow_id text primary key,
  workflow text not null,
  args jsonb not null,
  -- How often Temporal refused the start; such a story waits behind the others.
  refusals integer not null default 0,
  created_at timestamptz not null default now()
);
create index story_starts_oldest on story_starts (refusals, created_at);

-- First responses of calls with an idempotency key, kept 30 days. `actor` is the caller, so that two people's keys
-- never collide.
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
