-- Up Migration
-- What a row of the client list shows and sorts by: a copy, updated in the transaction that changes its sources.
create table client_rows (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  -- The edition of client_row_sources that wrote it; the worker rewrites older ones in batches.
  edition smallint not null,
  sort_name text collate "C" not null,
  owner_name text collate "C" not null,
  status text not null,
  billing_owner text not null,
  subscription_status text not null,
  -- The subscription's status as shown: NO_ACCESS if the firm has no access.
  shown_status text not null,
  invitation_status text not null,
  plan text,
  trial_ends_at timestamptz,
  -- When a running trial ends; 'infinity' without one.
  trial_key timestamptz not null,
  created_at timestamptz not null,
  -- Name, owner, email and phone digits, in lower case, with one space before each word.
  search text not null,
  -- The row as JSON text, read and sent without parsing. Values that depend on the current time are null (client_answer
  -- fills them in). Null if the client has no owner or no subscription.
  answer text,
  in_all boolean not null generated always as (status in ('ACTIVE', 'NO_ACCESS')) stored,
  in_active boolean not null generated always as (status = 'ACTIVE' and subscription_status = 'ACTIVE') stored,
  in_trials boolean not null generated always as (status in ('ACTIVE', 'NO_ACCESS') and subscription_status = 'ACTIVE_TRIAL') stored,
  in_archived boolean not null generated always as (status = 'ARCHIVED') stored,
  -- The last code point, so that clients without an owner name come last in ascending order.
  owner_or_last text collate "C" not null generated always as (coalesce(nullif(owner_name, ''), U&'\+10FFFF')) stored,
  -- The order of STATUSES_BY_LIFE in contracts/clients/client-list.ts; sort-clients.test.ts compares them.
  life_stage smallint not null generated always as (case shown_status
    when 'ACTIVE_TRIAL' then 2 when 'ACTIVE' then 3 when 'TRIAL_EXPIRED' then 4 when 'NO_ACCESS' then 5 else 1 end) stored,
  primary key (organization_uuid, uuid),
  foreign key (organization_uuid, uuid) references business_client
);
alter table client_rows alter answer set storage external;
create index client_rows_every on client_rows (organization_uuid, sort_name, uuid);
create index client_rows_all on client_rows (organization_uuid, sort_name, uuid) where in_all;
create index client_rows_active on client_rows (organization_uuid, sort_name, uuid) where in_active;
create index client_rows_trials on client_rows (organization_uuid, sort_name, uuid) where in_trials;
create index client_rows_archived on client_rows (organization_uuid, sort_name, uuid) where in_archived;
create index client_rows_owner on client_rows (organization_uuid, owner_or_last, sort_name, uuid);
create index client_rows_owner_down on client_rows (organization_uuid, owner_name, sort_name, uuid);
create index client_rows_life on client_rows (organization_uuid, life_stage, sort_name, uuid);
create index client_rows_trial on client_rows (organization_uuid, trial_key, sort_name, uuid);
create index client_rows_created on client_rows (organization_uuid, created_at desc, uuid desc);
create index client_rows_by_uuid on client_rows (uuid);
create index client_rows_edition on client_rows (edition);
-- New rows go to a pending list that every search scans in full: keeping it short costs writers little and readers
-- nothing.
create index client_rows_search on client_rows using gin (organization_uuid, search gin_trgm_ops)
  with (gin_pending_list_limit = 128);

-- The number of rows in each view of a firm.
create table client_counts (
  organization_uuid uuid primary key references organization,
  every_count integer not null default 0,
  all_count integer not null default 0,
  active_count integer not null default 0,
  trials_count integer not null default 0,
  archived_count integer not null default 0
);
