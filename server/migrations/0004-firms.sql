-- Up Migration
create table organization (
  uuid uuid primary key,
  account_id text not null references account,
  -- Change counter, to detect stale saves.
  version integer not null default 1,
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
  invitation_reminders boolean not null default true,
  -- Off unless the firm asks for it (DEC-96).
  support_consent_required boolean not null default false,
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
-- Staff find a firm by the start of its name.
create index organization_by_name on organization (lower(name) text_pattern_ops);

-- A person's firm and role: one firm per person (DEC-72). Read before the firm of a transaction is known.
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
