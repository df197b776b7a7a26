-- Up Migration
-- The list is sorted by the owner's name and by the status too, both ways (decision 5), and a row says from when on its
-- invitation can be sent again (decision 82).
create index invitation_send_of_invitation on invitation_send (organization_uuid, client_invitation, at);
grant select on invitation_send to hub_across;
create or replace view client_row_sources with (security_invoker = true) as
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
        coalesce(i.invitation_status, 'DRAFT') as invitation_status,
        case when lost.is_so then i.delivery end as lost, case when lost.is_so then i.delivery_problem end as lost_reason,
        case when i.invitation_status <> 'ACCEPTED' then (select to_char((max(w.at) + interval '1 hour') at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from invitation_send w where w.organization_uuid = i.organization_uuid
          and w.client_invitation = i.uuid) end as resend_at)
        contact) as contact,
      c.billing_owner as ownership, c.status, c.access_level,
      (select row_to_json(plan) from (select s.uuid,
        case when c.status = 'NO_ACCESS' then 'NO_ACCESS' else s.status end as status, s.display_name,
        s.billing_interval, s.staff_limits, null::int as days_left) plan) as subscription) shown) as row) answer)
  end as answer_head,
  lower(btrim(coalesce(o.first_name || ' ' || o.last_name, ''))) collate "C" as owner_name
from business_client c
left join subscription s on s.account_id = c.account_id
-- A firm that gave up its access is told nothing that Books knows.
left join account_settings b on b.account_id = c.account_id 
  and (c.status = 'ACTIVE' or c.status = 'ARCHIVED' and c.earlier_status = 'ACTIVE')
left join client_contact o on o.organization_uuid = c.organization_uuid and o.business_client = c.uuid and o.is_business_owner
left join lateral (select * from client_invitation i where i.organization_uuid = o.organization_uuid and i.client_contact = o.uuid
  order by i.created_at desc, i.uuid desc limit 1) i on true
-- Only what did not arrive is said on the row: a mail that does arrive then writes no row anew.
left join lateral (select i.invitation_status = 'PENDING' and i.delivery in ('FAILED', 'BOUNCED') as is_so) lost on true;

alter table client_rows
  add column owner_name text collate "C" not null default '',
  -- The last code point, so that clients without an owner's name come last when the names go up.
  add column owner_or_last text collate "C" not null generated always as (coalesce(nullif(owner_name, ''), U&'\+10FFFF')) stored,
  -- The order of STATUSES_BY_LIFE in contracts/client-list.ts; sort-clients.test.ts compares them.
  add column life_stage smallint not null generated always as (case shown_status
    when 'ACTIVE_TRIAL' then 2 when 'ACTIVE' then 3 when 'TRIAL_EXPIRED' then 4 when 'NO_ACCESS' then 5 else 1 end) stored;

-- The rows are a copy and are written again; the owner is under the policies too, except for the length of this.
do $$
declare
  t text;
  tables text[] := array['business_client', 'subscription', 'account_settings', 'client_contact', 'client_invitation',
    'invitation_send', 'client_rows', 'client_counts'];
begin
  foreach t in array tables loop
    execute format('alter table %I no force row level security', t);
  end loop;
  update client_rows r set owner_name = s.owner_name, answer_head = s.answer_head from client_row_sources s
    where s.organization_uuid = r.organization_uuid and s.uuid = r.uuid;
  foreach t in array tables loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;
create index client_rows_owner on client_rows (organization_uuid, owner_or_last, sort_name, uuid);
create index client_rows_owner_down on client_rows (organization_uuid, owner_name, sort_name, uuid);
create index client_rows_life on client_rows (organization_uuid, life_stage, sort_name, uuid);
