-- Up Migration
-- Accounts and businesses exist once and are shared by the firms that relate to them (decision 44).
create table account (
  account_id text primary key,
  created_at timestamptz not null
);

create sequence business_id_seq as bigint start with 500001;
create table business (
  id bigint primary key,
  uuid uuid not null unique,
  account_id text not null unique references account,
  name text not null
);

create table organization (
  uuid uuid primary key,
  account_id text not null references account,
  name text not null,
  country text not null,
  state_province text,
  logo_key text,
  phone_number text,
  mobile_number text,
  address_1 text,
  address_2 text,
  city text,
  post_code text,
  date_format text not null,
  time_zone text not null,
  tos_flag boolean not null,
  tos_version text not null,
  tos_accepted_at timestamptz not null,
  email_flag boolean not null,
  hide_client_sync_banner boolean not null default false,
  hide_welcome_guide_video boolean not null default false,
  number_of_clients text not null,
  type_of_professional text not null,
  interest text not null,
  accounting_service boolean not null,
  bookkeeping_service boolean not null,
  taxes_service boolean not null,
  audit_service boolean not null,
  advisory_services boolean not null,
  payroll_service boolean not null,
  technology_training_service boolean not null,
  analytics_reporting_service boolean not null,
  other_service boolean not null,
  subscription_migrated boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Which firm a person belongs to, and as what: one firm a person (decision 72). Read before a firm is known.
create table membership (
  user_id bigint primary key references users on delete cascade,
  organization_uuid uuid not null references organization,
  role text not null check (role in ('owner', 'admin', 'billing', 'member')),
  created_at timestamptz not null
);
create index membership_by_firm on membership (organization_uuid);

create table identity (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  user_id bigint not null references users,
  is_active boolean not null default true,
  hide_getting_started boolean not null default false,
  date_created timestamptz not null,
  date_updated timestamptz not null,
  date_joined timestamptz not null,
  primary key (organization_uuid, uuid),
  unique (organization_uuid, user_id)
);

create table user_service_group (
  organization_uuid uuid not null references organization,
  id integer generated always as identity,
  name text not null,
  notes text not null,
  service_type uuid not null,
  primary key (organization_uuid, id)
);

create table email_template (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  template_name text not null,
  template_subject text not null,
  template_message_body text not null,
  created_at timestamptz not null,
  primary key (organization_uuid, uuid)
);

-- Append-only: the product may add and read, never change or remove.
create table activity (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'owner', 'staff', 'machine')),
  actor_id text not null,
  act text not null,
  subject text,
  detail jsonb not null default '{}',
  primary key (organization_uuid, uuid)
);

grant usage on sequence business_id_seq to hub_app;
grant select, insert on account, business to hub_app;
grant update (name) on business to hub_app;
grant select, insert, update on organization, membership, identity, user_service_group, email_template to hub_app;
grant select, insert on activity to hub_app;
grant select on account, business, organization, membership, identity, user_service_group, email_template, activity to hub_across;
