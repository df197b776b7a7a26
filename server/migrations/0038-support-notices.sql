-- Up Migration
-- Openings of an account are told on the client's page (decision 96): the index holds them now.
drop index activity_of_subject;
create index activity_of_subject on activity (organization_uuid, subject, at desc) where act <> 'support_request';

-- Off unless the firm asks for it (decision 96).
alter table organization add column support_consent_required boolean not null default false;

-- Where a firm requires consent: what staff ask for, and who of the firm allowed it until when.
create table support_request (
  organization_uuid uuid not null references organization (uuid),
  uuid uuid not null,
  user_id bigint not null references users (id),
  reason text not null,
  ticket_number text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  allowed_by bigint references users (id),
  allowed_at timestamptz,
  allowed_until timestamptz,
  primary key (organization_uuid, uuid)
);
create index support_request_of_staff on support_request (organization_uuid, user_id, created_at desc);
alter table support_request enable row level security;
alter table support_request force row level security;
create policy own_firm on support_request to hub_app using (organization_uuid = current_organization()) with check (organization_uuid = current_organization());
create policy every_firm on support_request to hub_across using (true) with check (true);
grant select, insert on support_request to hub_app;
grant update (allowed_by, allowed_at, allowed_until) on support_request to hub_app;
grant select on support_request to hub_across;
