-- Up Migration
-- Webhooks that were taken: told of again, they change nothing (decision 51).
create table webhook_seen (
  id text primary key,
  at timestamptz not null default now()
);
create index webhook_seen_age on webhook_seen (at);
grant select, insert, delete on webhook_seen to hub_app;
