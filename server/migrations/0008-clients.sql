-- Up Migration
-- The relation between a firm and an account; a second firm on the same account has its own row and uuid.
create table business_client (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  account_id text not null references account,
  -- Change counter, to detect stale saves.
  version integer not null default 1,
  client_name text not null,
  status text not null check (status in ('ACTIVE', 'NO_ACCESS', 'ARCHIVED')),
  -- The status that restoring an archived client returns to.
  earlier_status text check (earlier_status in ('ACTIVE', 'NO_ACCESS')),
  billing_owner text not null check (billing_owner in ('ACCOUNTANT', 'CLIENT')),
  ml_redirect_url text,
  -- The last failed attempt to open the account.
  opening_failed_at timestamptz,
  show_onboarding_wizard boolean not null,
  private_data boolean not null default false,
  relation_start timestamptz not null,
  created_by bigint references users,
  notes text not null default 'Client created through UI',
  reminders boolean not null default true,
  user_service_group integer not null,
  service uuid not null,
  country_code text,
  business_industry text,
  business_description text,
  service_completion text,
  business_revenue text,
  business_currency text,
  billing_currency text,
  offerings_customization text not null default 'NOT_CUSTOMIZED',
  access_level text not null default 'FULL_ACCESS',
  primary key (organization_uuid, uuid),
  unique (organization_uuid, account_id),
  foreign key (organization_uuid, user_service_group) references user_service_group
);
create index business_client_by_account on business_client (account_id);
-- Access across firms is by uuid alone: sweeps, an owner's plan, a team change. Not unique, so that another firm cannot
-- find out whether a uuid is taken.
create index business_client_by_uuid on business_client (uuid);

create table client_contact (
  organization_uuid uuid not null,
  uuid uuid not null,
  business_client uuid not null,
  version integer not null default 1,
  customer text not null,
  first_name text not null,
  last_name text not null,
  description text,
  contact_email text,
  contact_phone text,
  contact_mobile text,
  is_business_owner boolean not null default true,
  -- Phones are stored as typed and searched by their digits.
  phone_digits text not null generated always as (regexp_replace(coalesce(contact_phone, ''), '\D', '', 'g')) stored,
  mobile_digits text not null generated always as (regexp_replace(coalesce(contact_mobile, ''), '\D', '', 'g')) stored,
  primary key (organization_uuid, uuid),
  foreign key (organization_uuid, business_client) references business_client
);
create unique index client_contact_one_owner on client_contact (organization_uuid, business_client) where is_business_owner;
create index client_contact_by_client on client_contact (organization_uuid, business_client);
create index client_contact_by_phone on client_contact (organization_uuid, phone_digits);

-- A run over several clients, and the outcome per client.
create table client_run (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  action text not null check (action in ('archive', 'restore', 'export', 'invite')),
  total integer not null,
  done integer not null default 0,
  refused integer not null default 0,
  started_by bigint not null references users,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- A run that archived clients can be undone once.
  undone_at timestamptz,
  primary key (organization_uuid, uuid)
);
create index client_run_newest on client_run (organization_uuid, started_at desc);
-- Old runs are deleted, and an export's file before its run: it holds names, addresses and phones.
create index client_run_age on client_run (finished_at);

create table client_run_item (
  organization_uuid uuid not null,
  run uuid not null,
  position integer not null,
  business_client uuid not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused')),
  reason text,
  primary key (organization_uuid, run, position),
  foreign key (organization_uuid, run) references client_run,
  foreign key (organization_uuid, business_client) references business_client
);
create index client_run_item_waiting on client_run_item (organization_uuid, run, position) where outcome = 'waiting';
