-- Up Migration
-- Trigrams find a few letters anywhere in a name by index; btree_gin lets the firm lead that index.
create extension pg_trgm;
create extension btree_gin;
-- People look for Noëlle as noelle.
create extension unaccent;

alter table business_client
  -- What an archived client goes back to.
  add column earlier_status text check (earlier_status in ('ACTIVE', 'NO_ACCESS')),
  add column country_code text,
  add column business_industry text,
  add column business_description text,
  add column service_completion text,
  add column billing_currency text,
  add column created_by bigint references users,
  -- Counts changes, so that a stale save is noticed.
  add column version integer not null default 1;

alter table client_contact
  add column version integer not null default 1,
  -- Phones are stored as typed and found by their digits.
  add column phone_digits text not null generated always as (regexp_replace(coalesce(contact_phone, ''), '\D', '', 'g')) stored,
  add column mobile_digits text not null generated always as (regexp_replace(coalesce(contact_mobile, ''), '\D', '', 'g')) stored;
create index client_contact_by_phone on client_contact (organization_uuid, phone_digits);

alter table organization add column version integer not null default 1;

alter table subscription add column deferred_upgrade boolean not null default false;

-- What Books last said of an account; a copy, with its version and its age.
create table account_settings (
  account_id text primary key references account,
  version integer not null,
  business_name text not null,
  fiscal_year_end_month integer not null,
  fiscal_year_end_day integer not null,
  business_phone text,
  business_address json,
  date_format text not null,
  base_currency text,
  standard_rate text,
  read_at timestamptz not null
);
alter table account_settings enable row level security;
alter table account_settings force row level security;
create policy opened_here on account_settings for insert to hub_app with check (
  exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = account_settings.account_id));
create policy related_firm on account_settings for select to hub_app using (
  exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = account_settings.account_id));
create policy changed_here on account_settings for update to hub_app using (
  exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = account_settings.account_id));
create policy every_firm on account_settings to hub_across using (true) with check (true);

-- Several clients at once: a run, and what became of each client.
create table client_run (
  organization_uuid uuid not null references organization,
  uuid uuid not null,
  action text not null check (action in ('archive', 'restore', 'export')),
  total integer not null,
  done integer not null default 0,
  refused integer not null default 0,
  started_by bigint not null references users,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_uuid, uuid)
);
create index client_run_newest on client_run (organization_uuid, started_at desc);
create table client_run_item (
  organization_uuid uuid not null,
  run uuid not null,
  position integer not null,
  business_client uuid not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused')),
  reason text,
  primary key (organization_uuid, run, position),
  foreign key (organization_uuid, run) references client_run,
  foreign key (organization_uuid, business_client) references business_client
);
create index client_run_item_waiting on client_run_item (organization_uuid, run, position) where outcome = 'waiting';
do $$
declare t text;
begin
  foreach t in array array['client_run', 'client_run_item'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_firm on %I to hub_app using (organization_uuid = current_organization()) with check (organization_uuid = current_organization())', t);
    execute format('create policy every_firm on %I to hub_across using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update on account_settings, client_run, client_run_item to hub_app;
grant select on account_settings, client_run, client_run_item to hub_across;

-- The list's rows hold their answer as text, so that a page is read and sent without being taken apart. The rows are a
-- copy and are written anew at the end.
drop view client_row_sources;
truncate client_rows;
alter table client_rows
  drop column record,
  drop column contact,
  drop column client_name,
  drop column access_level,
  drop column subscription_uuid,
  drop column display_name,
  drop column billing_interval,
  drop column staff_limits,
  add column created_at timestamptz not null,
  -- When a running trial ends; never where none runs.
  add column trial_key timestamptz not null,
  add column invitation_status text not null,
  -- The subscription's status as shown: NO_ACCESS while the client is.
  add column shown_status text not null,
  add column plan text,
  -- Name, owner, e-mail and digits of the phones, lower case, one space before each word.
  add column search text not null,
  -- The answer's JSON up to the days left, which only the moment of reading knows; missing where a part of it is.
  add column answer_head text;
alter table client_rows alter answer_head set storage external;
create index client_rows_created on client_rows (organization_uuid, created_at desc, uuid desc);
create index client_rows_trial on client_rows (organization_uuid, trial_key, sort_name, uuid);
create index client_rows_search on client_rows using gin (organization_uuid, search gin_trgm_ops);

create view client_row_sources with (security_invoker = true) as
select c.organization_uuid, c.uuid,
  lower(c.client_name) collate "C" as sort_name,
  c.status, c.billing_owner,
  coalesce(s.status, 'INACTIVE') as subscription_status,
  s.trial_ends_at,
  c.relation_start as created_at,
  case when s.status = 'ACTIVE_TRIAL' and s.trial_ends_at is not null then s.trial_ends_at else 'infinity' end as trial_key,
  coalesce(i.invitation_status, 'DRAFT') as invitation_status,
  case when c.status = 'NO_ACCESS' then 'NO_ACCESS' else coalesce(s.status, 'INACTIVE') end as shown_status,
  s.display_name as plan,
  regexp_replace(unaccent(lower(concat_ws(' ', '', c.client_name, o.first_name, o.last_name, coalesce(i.invitation_email, o.contact_email),
    nullif(o.phone_digits, ''), nullif(o.mobile_digits, '')))), '[\s\u00a0]+', ' ', 'g') as search,
  -- row_to_json writes no spaces, and the days left come last: what is cut off is null}}}.
  case when s.uuid is not null and o.uuid is not null then (select left(row_to_json(answer)::text, -7) from (select
    c.uuid, c.client_name, c.status, c.billing_owner, s.uuid as subscription,
    (select json_agg(k.uuid order by k.is_business_owner desc, k.uuid) from client_contact k
      where k.organization_uuid = c.organization_uuid and k.business_client = c.uuid) as client_contacts,
    c.ml_redirect_url, c.show_onboarding_wizard, c.private_data,
    to_char(c.relation_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as relation_start,
    c.notes, c.user_service_group, c.service, c.country_code, c.business_industry, c.business_description,
    c.service_completion, c.business_revenue, c.business_currency, c.billing_currency, c.offerings_customization,
    c.access_level, b.fiscal_year_end_month, b.fiscal_year_end_day, b.business_phone, b.business_address, b.date_format,
    b.business_name, b.base_currency, b.standard_rate, to_char(b.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as settings_read_at,
    (select row_to_json(shown) from (select c.uuid, c.client_name as name,
      (select row_to_json(contact) from (select o.uuid, o.customer, btrim(o.first_name || ' ' || o.last_name) as name,
        coalesce(i.invitation_email, o.contact_email) as email,
        coalesce(i.invitation_status, 'DRAFT') as invitation_status) contact) as contact,
      c.billing_owner as ownership, c.status, c.access_level,
      (select row_to_json(plan) from (select s.uuid,
        case when c.status = 'NO_ACCESS' then 'NO_ACCESS' else s.status end as status, s.display_name,
        s.billing_interval, s.staff_limits, null::int as days_left) plan) as subscription) shown) as row) answer)
  end as answer_head
from business_client c
left join subscription s on s.account_id = c.account_id
-- A firm that gave up its access is told nothing that Books knows.
left join account_settings b on b.account_id = c.account_id 
  and (c.status = 'ACTIVE' or c.status = 'ARCHIVED' and c.earlier_status = 'ACTIVE')
left join client_contact o on o.organization_uuid = c.organization_uuid and o.business_client = c.uuid and o.is_business_owner
left join lateral (select * from client_invitation i where i.organization_uuid = o.organization_uuid and i.client_contact = o.uuid
  order by i.created_at desc, i.uuid desc limit 1) i on true;
grant select on client_row_sources to hub_app, hub_across;

-- The owner is under the policies too, except for the length of this.
do $$
declare t text;
begin
  foreach t in array array['business_client', 'subscription', 'account_settings', 'client_contact', 'client_invitation',
    'client_rows', 'client_counts'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
  update client_counts set every_count = 0, all_count = 0, active_count = 0, trials_count = 0, archived_count = 0;
  insert into client_rows (organization_uuid, uuid, sort_name, status, billing_owner, subscription_status, trial_ends_at,
      created_at, trial_key, invitation_status, shown_status, plan, search, answer_head)
    select organization_uuid, uuid, sort_name, status, billing_owner, subscription_status, trial_ends_at,
      created_at, trial_key, invitation_status, shown_status, plan, search, answer_head from client_row_sources;
  foreach t in array array['business_client', 'subscription', 'account_settings', 'client_contact', 'client_invitation',
    'client_rows', 'client_counts'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;
