-- Up Migration
-- A member's visit to a client's account: a single-use ticket, and what Books checks during the visit.
create table hand_over (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  business_client uuid not null,
  account_id text not null references account,
  user_id bigint not null references users,
  -- The visit ends with the session it started in; a server-side caller has none.
  session_uuid uuid,
  ticket_hash bytea not null,
  target_host text not null,
  -- Wall time: the database's own, which tests do not move.
  created_at timestamptz not null default now(),
  redeemed_at timestamptz,
  primary key (organization_uuid, uuid),
  foreign key (organization_uuid, business_client) references business_client
);
-- Books sends a ticket or a visit, but no firm.
create index hand_over_by_ticket on hand_over (ticket_hash);
create index hand_over_by_uuid on hand_over (uuid);
create index hand_over_age on hand_over (created_at);
