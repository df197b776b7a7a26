-- The counters are the firm's, and every change of a row updates them. A member with assigned clients gets counts from
-- the rows they see.
call keep_to_firm('client_rows', 'client_counts');
call keep_to_assigned('client_rows', 'uuid in (select * from assigned_clients())');

-- Adds changed rows to the counters; the sign is 1 for a row that came and -1 for one that is gone. A firm whose numbers
-- stay the same keeps its counter unlocked, so that edits of its clients do not wait for each other. The others are
-- locked in the order of their uuids, so that two statements over many firms cannot deadlock.
create or replace function change_client_counts(
  signs int[], firms uuid[], alls boolean[], actives boolean[], trials boolean[], archiveds boolean[]
) returns void language plpgsql as $$
declare net record;
begin
  for net in select * from (
      select firm, sum(sign) as every_count, sum(sign * in_all::int) as all_count, sum(sign * in_active::int) as active_count,
        sum(sign * in_trial::int) as trials_count, sum(sign * in_archived::int) as archived_count
      from unnest(signs, firms, alls, actives, trials, archiveds)
        as changed (sign, firm, in_all, in_active, in_trial, in_archived)
      group by firm) n
    where (every_count, all_count, active_count, trials_count, archived_count) <> (0, 0, 0, 0, 0)
    order by firm
  loop
    update client_counts c set
      every_count = c.every_count + net.every_count, all_count = c.all_count + net.all_count,
      active_count = c.active_count + net.active_count, trials_count = c.trials_count + net.trials_count,
      archived_count = c.archived_count + net.archived_count
    where c.organization_uuid = net.firm;
  end loop;
end $$;

-- Updates the counters in the transaction that changes a row, whatever statement does it.
create or replace function count_client_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform change_client_counts(array_agg(1), array_agg(organization_uuid), array_agg(in_all), array_agg(in_active),
      array_agg(in_trials), array_agg(in_archived)) from come;
  elsif tg_op = 'DELETE' then
    perform change_client_counts(array_agg(-1), array_agg(organization_uuid), array_agg(in_all), array_agg(in_active),
      array_agg(in_trials), array_agg(in_archived)) from gone;
  else
    perform change_client_counts(array_agg(sign), array_agg(organization_uuid), array_agg(in_all), array_agg(in_active),
      array_agg(in_trials), array_agg(in_archived))
    from (select -1 as sign, organization_uuid, in_all, in_active, in_trials, in_archived from gone
      union all select 1, organization_uuid, in_all, in_active, in_trials, in_archived from come) changed;
  end if;
  return null;
end $$;
create trigger client_rows_inserted after insert on client_rows
  referencing new table as come for each statement execute function count_client_rows();
create trigger client_rows_updated after update on client_rows
  referencing old table as gone new table as come for each statement execute function count_client_rows();
create trigger client_rows_deleted after delete on client_rows
  referencing old table as gone for each statement execute function count_client_rows();

create or replace function iso_instant(at timestamptz) returns text
  language sql stable
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- How names are sorted and compared: Åsa comes next to Asa.
create or replace function sort_name(name text) returns text
  language sql stable
  return unaccent(lower(name));

-- A subscription's status as the list shows it.
create or replace function shown_status(client_status text, subscription_status text) returns text
  language sql immutable parallel safe
  return case when client_status = 'NO_ACCESS' then 'NO_ACCESS' else coalesce(subscription_status, 'INACTIVE') end;

-- The stored JSON with the values that depend on the current time, each of which is stored as null. A text value cannot
-- be mistaken for a key, because its quotes are escaped in JSON.
create or replace function client_answer(answer text, days_left integer) returns text
  language sql immutable
  return replace(answer, '"days_left":null', '"days_left":' || coalesce(days_left::text, 'null'));

-- Increase it with every change of client_row_sources or of a function behind it: the worker then rewrites rows of older
-- editions. client-row-edition.test.ts fails if you forget.
create or replace function client_row_edition() returns smallint
  language sql immutable
  return 2::smallint;

-- The content of a list row, from its sources; refresh and rebuild both read this view.
create view client_row_sources with (security_invoker = true) as
select c.organization_uuid, c.uuid,
  client_row_edition() as edition,
  sort_name(c.client_name) collate "C" as sort_name,
  sort_name(btrim(coalesce(o.first_name || ' ' || o.last_name, ''))) collate "C" as owner_name,
  c.status, c.billing_owner,
  coalesce(s.status, 'INACTIVE') as subscription_status,
  shown_status(c.status, s.status) as shown_status,
  coalesce(i.invitation_status, 'DRAFT') as invitation_status,
  s.display_name as plan,
  s.trial_ends_at,
  case when s.status = 'ACTIVE_TRIAL' and s.trial_ends_at is not null then s.trial_ends_at else 'infinity' end as trial_key,
  c.relation_start as created_at,
  regexp_replace(unaccent(lower(concat_ws(' ', '', c.client_name, o.first_name, o.last_name, coalesce(i.invitation_email, o.contact_email),
    nullif(o.phone_digits, ''), nullif(o.mobile_digits, '')))), '[\s\u00a0]+', ' ', 'g') as search,
  case when s.uuid is not null and o.uuid is not null then (select row_to_json(answer)::text from (select
    c.uuid, c.client_name, c.status, c.billing_owner, s.uuid as subscription,
    (select json_agg(k.uuid order by k.is_business_owner desc, k.uuid) from client_contact k
      where k.organization_uuid = c.organization_uuid and k.business_client = c.uuid) as client_contacts,
    c.ml_redirect_url, c.show_onboarding_wizard, c.private_data, iso_instant(c.relation_start) as relation_start,
    c.notes, c.user_service_group, c.service, c.country_code, c.business_industry, c.business_description,
    c.service_completion, c.business_revenue, c.business_currency, c.billing_currency, c.offerings_customization,
    c.access_level, b.fiscal_year_end_month, b.fiscal_year_end_day, b.business_phone, b.business_address, b.date_format,
    b.business_name, b.base_currency, b.standard_rate, iso_instant(b.read_at) as settings_read_at,
    (select row_to_json(shown) from (select c.uuid, c.client_name as name,
      (select row_to_json(contact) from (select o.uuid, o.customer, btrim(o.first_name || ' ' || o.last_name) as name,
        coalesce(i.invitation_email, o.contact_email) as email,
        coalesce(i.invitation_status, 'DRAFT') as invitation_status,
        case when lost.is_so then i.delivery end as lost, case when lost.is_so then i.delivery_problem end as lost_reason,
        iso_instant(resend_at(i.invitation_status, (select max(w.at) from invitation_send w
          where w.organization_uuid = i.organization_uuid and w.client_invitation = i.uuid))) as resend_at) contact) as contact,
      c.billing_owner as ownership, c.status, c.access_level,
      (select row_to_json(plan) from (select s.uuid,
        shown_status(c.status, s.status) as status, s.display_name, s.billing_interval,
        s.staff_limits, null::int as days_left) plan) as subscription) shown) as row) answer)
  end as answer
from business_client c
left join subscription s on s.account_id = c.account_id
-- A firm that gave up its access no longer gets data from Books.
left join account_settings b on b.account_id = c.account_id
  and has_access(c.status, c.earlier_status)
left join client_contact o on o.organization_uuid = c.organization_uuid and o.business_client = c.uuid and o.is_business_owner
left join lateral newest_invitation(o.organization_uuid, o.uuid) i on true
-- The row only mentions undelivered mails, so that a delivery does not rewrite it.
left join lateral (select i.invitation_status = 'PENDING' and i.delivery in ('FAILED', 'BOUNCED') as is_so) lost on true;

grant select on client_row_sources to hub_app, hub_across;
grant select, insert, update on client_counts to hub_app;
grant select, insert, update, delete on client_rows to hub_app;
grant select, insert, update, delete on client_rows, client_counts to hub_across;
