-- Up Migration
-- Support staff. The product's role can only read it: no one becomes staff over HTTP (DEC-76).
create table staff (
  user_id bigint primary key references users on delete cascade,
  since timestamptz not null default now()
);

-- A staff visit to a firm: its reason, and a single-use ticket that opens it. The firm sees its visits.
create table support_session (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  user_id bigint not null references users,
  reason text not null,
  ticket_number text not null,
  ticket_hash bytea not null,
  -- Wall time: the database's own, which tests do not move.
  created_at timestamptz not null default now(),
  redeemed_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  -- The hub session it was opened in.
  session_uuid uuid,
  primary key (organization_uuid, uuid)
);
create index support_session_by_ticket on support_session (ticket_hash);

-- If a firm requires consent: what staff asked for, and who at the firm allowed it until when, or declined it (DEC-96).
create table support_request (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  user_id bigint not null references users,
  reason text not null,
  ticket_number text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  allowed_by bigint references users,
  allowed_at timestamptz,
  allowed_until timestamptz,
  declined_by bigint references users,
  declined_at timestamptz,
  primary key (organization_uuid, uuid),
  constraint support_request_one_answer check (allowed_at is null or declined_at is null)
);
create index support_request_of_staff on support_request (organization_uuid, user_id, created_at desc);
