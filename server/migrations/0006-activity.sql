-- Up Migration
-- The audit trail. Append-only: the product may insert and read, never update or delete.
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
-- For a client's page, newest first.
create index activity_of_subject on activity (organization_uuid, subject, at desc) where act <> 'support_request';
-- What staff looked at during a support visit.
create index activity_of_support on activity (organization_uuid, subject) where act = 'support_request';
