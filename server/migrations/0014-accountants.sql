-- Up Migration
-- Clients from the other side: an owner on Books invites a person in the Accountant role. Addressed to a person and to
-- no firm until it is accepted; written only from what Books says of the account's team.
create table accountant_invitation (
  -- Books' own id of the invitation, and of the member it becomes.
  uuid uuid primary key,
  account_id text not null references account,
  email text not null,
  email_key text not null,
  business_name text not null,
  owner_first_name text not null,
  owner_last_name text not null,
  owner_email text,
  state text not null check (state in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  -- Why its email did not arrive: the owner on Books is told.
  delivery_problem text,
  invited_at timestamptz not null default now(),
  -- Business time, as every expiry.
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users
);
create index accountant_invitation_by_account on accountant_invitation (account_id);
create index accountant_invitation_by_address on accountant_invitation (email_key, invited_at desc);
create index accountant_invitation_expiring on accountant_invitation (expires_at) where state = 'PENDING';

-- Who of a firm is in the team of a client's account, and until when: the firm's access lasts as long as somebody is.
create table client_accountant (
  organization_uuid uuid not null references organization,
  invitation uuid not null references accountant_invitation,
  business_client uuid not null,
  account_id text not null references account,
  user_id bigint not null references users,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (organization_uuid, invitation),
  foreign key (organization_uuid, business_client) references business_client
);
create index client_accountant_by_account on client_accountant (account_id);
