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
  state text not null check (state in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  invited_at timestamptz not null default now(),
  -- Business time, as every expiry.
  expires_at timestamptz not null default business_now() + interval '30 days',
  decided_at timestamptz,
  decided_by bigint references users
);
create index accountant_invitation_by_account on accountant_invitation (account_id);
create index accountant_invitation_by_address on accountant_invitation (email_key, invited_at desc);
alter table accountant_invitation enable row level security;
alter table accountant_invitation force row level security;
-- A firm sees what is addressed to its own people.
create policy addressed_here on accountant_invitation to hub_app using (
  exists (select 1 from users u join membership m on m.user_id = u.id
    where u.email_key = accountant_invitation.email_key and m.organization_uuid = current_organization()));
create policy every_firm on accountant_invitation to hub_across using (true) with check (true);
grant select, update on accountant_invitation to hub_app;
grant select, insert, update on accountant_invitation to hub_across;

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
alter table client_accountant enable row level security;
alter table client_accountant force row level security;
create policy own_firm on client_accountant to hub_app using (organization_uuid = current_organization()) with check (organization_uuid = current_organization());
create policy every_firm on client_accountant to hub_across using (true) with check (true);
grant select, insert on client_accountant to hub_app;
grant select, update on client_accountant to hub_across;

-- The version of the team that was last taken from Books; a lower one is older and is ignored (decision 51).
alter table account
  add column team_version integer not null default 0,
  -- When settings and team were last held against Books; wall time.
  add column reconciled_at timestamptz not null default now();
create index account_reconciling on account (reconciled_at);
grant update (team_version, reconciled_at) on account to hub_across;
-- Access follows the team (decision 61).
grant update (status, earlier_status) on business_client to hub_across;
grant select (id, uuid, email_key) on users to hub_across;
