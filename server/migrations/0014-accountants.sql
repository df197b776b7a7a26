-- Up Migration
-- Clients that invite a firm: an owner in Books invites a person as accountant. The invitation is addressed to a person
-- and to no firm until it is accepted. Written only from the account's team as Books returns it.
create table accountant_invitation (
  -- The id of the invitation in Books, and of the member it becomes.
  uuid uuid primary key,
  account_id text not null references account,
  email text not null,
  email_key text not null,
  business_name text not null,
  owner_first_name text not null,
  owner_last_name text not null,
  owner_email text,
  state text not null check (state in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  -- Why its email was not delivered, to tell the owner in Books.
  delivery_problem text,
  invited_at timestamptz not null default now(),
  -- Business time, like every expiry.
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users
);
create index accountant_invitation_by_account on accountant_invitation (account_id);
create index accountant_invitation_by_address on accountant_invitation (email_key, invited_at desc);
create index accountant_invitation_expiring on accountant_invitation (expires_at) where state = 'PENDING';

-- Who of a firm is in the team of a client's account, and until when: the firm has access while someone is.
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
