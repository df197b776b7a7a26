/**
 * Writes the same rows as the product in one statement, without locks that others respect, policies or batches. Its ids
 * are in order, as the product's are.
 */
export const bareRenewals = `with due as materialized (
    select s.*, o.time_zone, period_end(s.anchor_on, s.billing_interval, s.period_until) as next_until,
      row_number() over (order by s.renews_at, s.next_payer) as n,
      jsonb_build_object('legal_name', o.name, 'country', o.country, 'state', o.state_province,
        'postal_code', o.post_code, 'tax_id', null, 'address_line_1', o.address_1, 'address_line_2', o.address_2,
        'city', o.city, 'reference', null) as buyer, m.gateway_token, m.brand_code, m.last_4
    from subscription s join organization o on o.uuid = s.next_payer join payment_method m on m.payer = s.next_payer
    where s.is_steady and s.renews_at <= business_now()),
  numbered as materialized (select *, lpad(to_hex(n), 32, '0')::uuid as invoice from due),
  renewed as (update subscription s set version = s.version + 1, status = 'ACTIVE', period_from = d.period_until,
      period_until = d.next_until, period_paid = d.next_total, period_coupon_code = d.coupon_code,
      renews_at = midnight_in(d.time_zone, d.next_until)
    from due d where s.account_id = d.account_id),
  counted as (insert into invoice_number_counter select 'NB', extract(year from now()), count(*) from due),
  issued as (insert into invoice (payer, uuid, payer_kind, account_id, invoice_number, kind, status, cause, issued_at,
      due_on, period_from, period_until, currency, total, buyer)
    select next_payer, invoice, 'firm', account_id, 'NB-2026-' || lpad(n::text, greatest(6, length(n::text)), '0'), 'INVOICE',
      'OPEN', 'renewal', business_now(), period_until, period_until, next_until, currency, next_total, buyer from numbered),
  lines as (insert into invoice_line (payer, invoice, position, kind, display_name, billing_interval, quantity, days, amount)
    select d.next_payer, d.invoice, l.position - 1, l.kind, l.display_name, l.billing_interval, l.quantity, l.days, l.amount
    from numbered d, rows from (jsonb_to_recordset(d.next_lines) as (kind text, display_name text, billing_interval text,
      quantity integer, days integer, amount bigint)) with ordinality
      as l (kind, display_name, billing_interval, quantity, days, amount, position)),
  charged as (insert into payment (payer, uuid, invoice, status, amount, currency, gateway_token, brand_code,
      last_4, asked_at)
    select next_payer, invoice, invoice, 'UNKNOWN', next_total, currency, gateway_token, brand_code, last_4, 'infinity'
    from numbered),
  recorded as (insert into activity (organization_uuid, uuid, at, actor_kind, actor_id, act, subject, detail)
    select c.organization_uuid, d.invoice, now(), 'machine', 'renewals', 'plan_renewed', c.uuid, '{}'
    from numbered d join business_client c on c.account_id = d.account_id),
  settled as (insert into settlement (payer, uuid) select next_payer, next_payer from due group by next_payer)
  insert into story_starts (workflow_id, workflow, args)
  select 'settle-payer/' || next_payer, 'settlePayer', jsonb_build_array(next_payer, next_payer) from due group by next_payer`
