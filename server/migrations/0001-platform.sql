-- Up Migration
-- The firm of the current transaction; SET LOCAL leaves '' behind on a pooled connection, never a uuid.
create function current_organization() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.organization_uuid', true), '')::uuid;

-- Business time (trials, periods, days left). Zero in production; the product may read it, only the owner may move it.
create table business_clock (
  only_row boolean primary key default true check (only_row),
  ahead interval not null default '0'
);
insert into business_clock default values;

create function business_now() returns timestamptz
  language sql stable
  return now() + (select ahead from business_clock);

-- A story that was committed and not yet started (architecture §6).
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

grant usage on schema public to hub_app, hub_across;
grant select on business_clock to hub_app, hub_across;
grant select, insert, update, delete on story_starts to hub_app;
grant select, insert, delete on idempotency_keys to hub_app;
grant select, insert, update, delete on rate_limits to hub_app;
