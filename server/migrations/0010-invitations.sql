-- Up Migration
create table client_invitation (
  organization_uuid uuid not null,
  uuid uuid not null,
  client_contact uuid not null,
  invitation_email text,
  invitation_subject text,
  invitation_message_body text,
  invitation_status text not null check (invitation_status in ('ACCEPTED', 'DECLINED', 'EXPIRED', 'PENDING', 'DRAFT')),
  -- The link's token is derived from uuid and generation; only its hash is stored.
  generation integer not null default 0,
  token_hash bytea,
  -- The generation whose link a member copied: its holder need not have read the email.
  copied_generation integer,
  sent_by bigint references users,
  -- Business time, which expiry and reminders follow.
  sent_at timestamptz,
  expires_at timestamptz,
  -- When the next reminder is due; null once there is none.
  reminder_due_at timestamptz,
  -- Set by the recipient of the reminders, independent of the firm's switches. Does not apply to an address invited
  -- later.
  reminders_refused boolean not null default false,
  delivery text check (delivery in ('WAITING', 'SENT', 'FAILED', 'BOUNCED')),
  delivery_at timestamptz,
  delivery_problem text,
  decided_at timestamptz,
  decided_by bigint references users,
  withdrawn_at timestamptz,
  -- When the holder of a dead link last asked for a new invitation: the firm is notified once a day.
  asked_at timestamptz,
  -- When Books learned of the person who accepted; before that they cannot open the account.
  linked_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_uuid, uuid),
  foreign key (organization_uuid, client_contact) references client_contact
);
create index client_invitation_by_contact on client_invitation (organization_uuid, client_contact, created_at desc);
-- A link contains its invitation's uuid but no firm.
create index client_invitation_by_uuid on client_invitation (uuid);
create index client_invitation_expiring on client_invitation (expires_at) where invitation_status = 'PENDING';
create index client_invitation_reminding on client_invitation (reminder_due_at)
  where invitation_status = 'PENDING' and reminder_due_at is not null;

-- Every invitation that was sent, for the quotas (docs/threats.md E2).
create table invitation_send (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  client_invitation uuid not null,
  client_contact uuid not null,
  -- Lower case, for comparison.
  recipient_key text not null,
  is_resend boolean not null,
  -- Wall time: quotas count real days.
  at timestamptz not null,
  primary key (organization_uuid, uuid),
  foreign key (organization_uuid, client_invitation) references client_invitation
);
create index invitation_send_by_firm on invitation_send (organization_uuid, at);
create index invitation_send_by_recipient on invitation_send (recipient_key, at);
create index invitation_send_of_invitation on invitation_send (organization_uuid, client_invitation, at);
