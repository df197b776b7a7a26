-- Up Migration
create table subscription (
  account_id text primary key references account,
  uuid uuid not null unique,
  status text not null check (status in ('ACTIVE', 'ACTIVE_TRIAL', 'DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED')),
  trial_ends_at timestamptz,
  display_name text,
  billing_interval text,
  staff_limits integer,
  created_at timestamptz not null
);

-- The relation between a firm and an account; a second firm on the same account has its own row and uuid.
create table business_client (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  account_id text not null references account,
  client_name text not null,
  status text not null check (status in ('ACTIVE', 'NO_ACCESS', 'ARCHIVED')),
  billing_owner text not null check (billing_owner in ('ACCOUNTANT', 'CLIENT')),
  ml_redirect_url text,
  show_onboarding_wizard boolean not null,
  private_data boolean not null default false,
  relation_start timestamptz not null,
  notes text not null default 'Client created through UI',
  user_service_group integer not null,
  service uuid not null,
  business_revenue text,
  business_currency text,
  offerings_customization text not null default 'NOT_CUSTOMIZED',
  access_level text not null default 'FULL_ACCESS',
  primary key (organization_uuid, uuid),
  unique (organization_uuid, account_id),
  foreign key (organization_uuid, user_service_group) references user_service_group
);
create index business_client_by_account on business_client (account_id);

create table client_contact (
  organization_uuid uuid not null,
  uuid uuid not null,
  business_client uuid not null,
  customer text not null,
  first_name text not null,
  last_name text not null,
  description text,
  contact_email text,
  contact_phone text,
  contact_mobile text,
  is_business_owner boolean not null default true,
  primary key (organization_uuid, uuid),
  foreign key (organization_uuid, business_client) references business_client
);
create unique index client_contact_one_owner on client_contact (organization_uuid, business_client) where is_business_owner;
create index client_contact_by_client on client_contact (organization_uuid, business_client);

create table client_invitation (
  organization_uuid uuid not null,
  uuid uuid not null,
  client_contact uuid not null,
  invitation_email text,
  invitation_subject text,
  invitation_message_body text,
  invitation_status text not null check (invitation_status in ('ACCEPTED', 'DECLINED', 'EXPIRED', 'PENDING', 'DRAFT')),
  created_at timestamptz not null,
  primary key (organization_uuid, uuid),
  foreign key (organization_uuid, client_contact) references client_contact
);
create index client_invitation_by_contact on client_invitation (organization_uuid, client_contact, created_at desc);

-- What a row of the client list shows and sorts by, kept in the transaction that changes its sources (architecture §7).
create table client_rows (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  sort_name text collate "C" not null,
  record jsonb not null,
  contact jsonb not null,
  client_name text not null,
  status text not null,
  billing_owner text not null,
  access_level text not null,
  subscription_uuid uuid not null,
  subscription_status text not null,
  trial_ends_at timestamptz,
  display_name text,
  billing_interval text,
  staff_limits integer,
  in_all boolean not null generated always as (status in ('ACTIVE', 'NO_ACCESS')) stored,
  in_active boolean not null generated always as (status = 'ACTIVE' and subscription_status = 'ACTIVE') stored,
  in_trials boolean not null generated always as (status in ('ACTIVE', 'NO_ACCESS') and subscription_status = 'ACTIVE_TRIAL') stored,
  in_archived boolean not null generated always as (status = 'ARCHIVED') stored,
  primary key (organization_uuid, uuid),
  foreign key (organization_uuid, uuid) references business_client
);
create index client_rows_every on client_rows (organization_uuid, sort_name, uuid);
create index client_rows_all on client_rows (organization_uuid, sort_name, uuid) where in_all;
create index client_rows_active on client_rows (organization_uuid, sort_name, uuid) where in_active;
create index client_rows_trials on client_rows (organization_uuid, sort_name, uuid) where in_trials;
create index client_rows_archived on client_rows (organization_uuid, sort_name, uuid) where in_archived;

-- How many rows each view of a firm holds.
create table client_counts (
  organization_uuid uuid primary key references organization,
  every_count integer not null default 0,
  all_count integer not null default 0,
  active_count integer not null default 0,
  trials_count integer not null default 0,
  archived_count integer not null default 0
);

-- The counters follow the rows in the same transaction, whichever statement changed them.
create function count_client_rows() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update client_counts c set
      every_count = c.every_count - n.every_count, all_count = c.all_count - n.all_count,
      active_count = c.active_count - n.active_count, trials_count = c.trials_count - n.trials_count,
      archived_count = c.archived_count - n.archived_count
    from (select organization_uuid, count(*)::int as every_count, (count(*) filter (where in_all))::int as all_count,
                 (count(*) filter (where in_active))::int as active_count, (count(*) filter (where in_trials))::int as trials_count,
                 (count(*) filter (where in_archived))::int as archived_count
          from gone group by organization_uuid) n
    where c.organization_uuid = n.organization_uuid;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update client_counts c set
      every_count = c.every_count + n.every_count, all_count = c.all_count + n.all_count,
      active_count = c.active_count + n.active_count, trials_count = c.trials_count + n.trials_count,
      archived_count = c.archived_count + n.archived_count
    from (select organization_uuid, count(*)::int as every_count, (count(*) filter (where in_all))::int as all_count,
                 (count(*) filter (where in_active))::int as active_count, (count(*) filter (where in_trials))::int as trials_count,
                 (count(*) filter (where in_archived))::int as archived_count
          from come group by organization_uuid) n
    where c.organization_uuid = n.organization_uuid;
  end if;
  return null;
end $$;
create trigger client_rows_inserted after insert on client_rows
  referencing new table as come for each statement execute function count_client_rows();
create trigger client_rows_updated after update on client_rows
  referencing old table as gone new table as come for each statement execute function count_client_rows();
create trigger client_rows_deleted after delete on client_rows
  referencing old table as gone for each statement execute function count_client_rows();

grant select, insert, update on subscription, business_client, client_contact, client_invitation, client_counts to hub_app;
grant select, insert, update, delete on client_rows to hub_app;
grant select on subscription, business_client, client_contact, client_invitation to hub_across;
grant select, insert, update, delete on client_rows, client_counts to hub_across;

-- What the list row says, from its sources; the owning module's refresh and rebuild both read this view.
create view client_row_sources with (security_invoker = true) as
select c.organization_uuid, c.uuid,
  lower(c.client_name) as sort_name,
  jsonb_build_object('uuid', c.uuid, 'client_name', c.client_name, 'status', c.status, 'billing_owner', c.billing_owner,
    'subscription', s.uuid, 'client_contacts', (select jsonb_agg(k.uuid order by k.is_business_owner desc, k.uuid)
      from client_contact k where k.organization_uuid = c.organization_uuid and k.business_client = c.uuid),
    'ml_redirect_url', c.ml_redirect_url, 'show_onboarding_wizard', c.show_onboarding_wizard,
    'private_data', c.private_data, 'relation_start', to_char(c.relation_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'notes', c.notes, 'user_service_group', c.user_service_group, 'service', c.service,
    'business_revenue', c.business_revenue, 'business_currency', c.business_currency,
    'offerings_customization', c.offerings_customization, 'access_level', c.access_level) as record,
  jsonb_build_object('uuid', o.uuid, 'customer', o.customer, 'name', btrim(o.first_name || ' ' || o.last_name),
    'email', coalesce(i.invitation_email, o.contact_email), 'invitation_status', coalesce(i.invitation_status, 'DRAFT')) as contact,
  c.client_name, c.status, c.billing_owner, c.access_level,
  s.uuid as subscription_uuid, s.status as subscription_status, s.trial_ends_at, s.display_name, s.billing_interval, s.staff_limits
from business_client c
join subscription s on s.account_id = c.account_id
join client_contact o on o.organization_uuid = c.organization_uuid and o.business_client = c.uuid and o.is_business_owner
left join lateral (select * from client_invitation i where i.organization_uuid = o.organization_uuid and i.client_contact = o.uuid
  order by i.created_at desc, i.uuid desc limit 1) i on true;
grant select on client_row_sources to hub_app, hub_across;
