-- Up Migration
-- Support staff. The product's own role only reads it: nobody becomes staff over HTTP (decision 76).
create table staff (
  user_id bigint primary key references users on delete cascade,
  since timestamptz not null default now()
);
grant select on staff to hub_app, hub_across;

-- A visit of staff to a firm: why, and a ticket for one use that opens it. The firm sees its visits.
create table support_session (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  user_id bigint not null references users,
  reason text not null,
  ticket_number text not null,
  ticket_hash bytea not null,
  -- Wall time: the database's own, which nobody moves.
  created_at timestamptz not null default now(),
  redeemed_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  -- The session of the hub that it was opened in.
  session_uuid uuid,
  primary key (organization_uuid, uuid)
);
create index support_session_by_ticket on support_session (ticket_hash);
create index support_session_open on support_session (session_uuid) where ended_at is null;
alter table support_session enable row level security;
alter table support_session force row level security;
create policy own_firm on support_session to hub_app using (organization_uuid = current_organization()) with check (organization_uuid = current_organization());
create policy every_firm on support_session to hub_across using (true) with check (true);
grant select, insert on support_session to hub_app;
grant update (ended_at) on support_session to hub_app;
grant select, update on support_session to hub_across;

-- What a session shows while a visit lasts, in the row that every call reads anyway.
alter table sessions
  add column support_session uuid,
  add column support_organization_uuid uuid references organization,
  add column support_ends_at timestamptz;
grant update (support_session, support_organization_uuid, support_ends_at) on sessions to hub_across;

-- Staff find a firm by how its name begins; its visits are counted by their rows in the trail.
create index organization_by_name on organization (lower(name) text_pattern_ops);
create index activity_of_support on activity (organization_uuid, subject) where act = 'support_request';
