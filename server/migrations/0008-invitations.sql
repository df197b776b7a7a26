-- Up Migration
-- What an invitation needs once it is sent. The token is derived from uuid and generation; only its hash is kept.
alter table client_invitation
  add column generation integer not null default 0,
  add column token_hash bytea,
  add column sent_by bigint references users,
  -- Business time: expiry and reminders follow it.
  add column sent_at timestamptz,
  add column expires_at timestamptz,
  -- When the next reminder is due; nothing once there is none.
  add column reminder_due_at timestamptz,
  add column reminders_sent integer not null default 0,
  add column delivery text check (delivery in ('WAITING', 'SENT', 'FAILED', 'BOUNCED')),
  add column delivery_problem text,
  add column decided_at timestamptz,
  add column decided_by bigint references users;
-- A link names its invitation and no firm.
create index client_invitation_by_uuid on client_invitation (uuid);
create index client_invitation_expiring on client_invitation (expires_at) where invitation_status = 'PENDING';
create index client_invitation_reminding on client_invitation (reminder_due_at) where invitation_status = 'PENDING' and reminder_due_at is not null;

alter table business_client add column reminders boolean not null default true;
alter table organization add column invitation_reminders boolean not null default true;

-- Every invitation that was asked for, so that quotas are counted and not guessed (threats E2).
create table invitation_send (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  client_invitation uuid not null,
  client_contact uuid not null,
  -- The address as it is compared: lower case.
  recipient_key text not null,
  is_resend boolean not null,
  -- Wall time: a quota is of real days.
  at timestamptz not null,
  primary key (organization_uuid, uuid),
  foreign key (organization_uuid, client_invitation) references client_invitation
);
create index invitation_send_by_firm on invitation_send (organization_uuid, at);
create index invitation_send_by_recipient on invitation_send (recipient_key, at);
alter table invitation_send enable row level security;
alter table invitation_send force row level security;
create policy own_firm on invitation_send to hub_app using (organization_uuid = current_organization()) with check (organization_uuid = current_organization());
-- At most three firms a day write to one address: to count them exactly, a firm sees the rows of the one it writes to.
create policy same_recipient on invitation_send for select to hub_app using (recipient_key = current_setting('app.recipient_key', true));
create policy every_firm on invitation_send to hub_across using (true) with check (true);
grant select, insert on invitation_send to hub_app;
grant select on invitation_send to hub_across;

-- Who owns an account, once its invitation was accepted.
alter table account add column owner_id bigint references users;
grant update (owner_id) on account to hub_app;
create policy owned_here on account for update to hub_app using (
  exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = account.account_id));

-- Trials end, and are announced, by sweeps.
alter table subscription
  -- The smallest number of days for which a notice went out.
  add column trial_noticed integer;
create index subscription_trial_ending on subscription (trial_ends_at) where status = 'ACTIVE_TRIAL';

-- Owners act by their link and sweeps by the clock: both through the door across firms.
grant update on client_invitation, subscription to hub_across;
grant insert on activity, story_starts to hub_across;
-- Enough to take a client's lock, which every change of its row takes first.
grant update (version) on business_client to hub_across;

-- Where a log-in comes back to, when not to the root: a path of our own.
alter table sign_in_attempts add column return_to text;
