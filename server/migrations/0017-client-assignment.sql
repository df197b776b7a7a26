-- Up Migration
-- The clients of a member who sees only assigned ones (DEC-97). Deleted when the member leaves the firm.
create table client_assignment (
  organization_uuid uuid not null,
  user_id bigint not null,
  business_client uuid not null,
  assigned_at timestamptz not null default now(),
  primary key (organization_uuid, user_id, business_client),
  foreign key (organization_uuid, user_id) references membership (organization_uuid, user_id) on delete cascade,
  foreign key (organization_uuid, business_client) references business_client
);
create index client_assignment_by_client on client_assignment (organization_uuid, business_client);
