call keep_to_payer('payment_method', 'card_update', 'payment', 'settlement');

-- The card that an invoice was charged to, for its receipt.
create view charged_cards with (security_invoker = true) as
select payer, invoice, brand_code, last_4 from payment where status = 'PAID';

grant select on charged_cards to hub_app;
grant select, insert, update on payment_method to hub_app, hub_across;
grant select, insert on card_update, payment to hub_app, hub_across;
grant update (outcome) on card_update to hub_app, hub_across;
grant update (status, gateway_id, code, is_hard_decline, settled_at) on payment to hub_app, hub_across;
grant update (asked_at) on payment to hub_across;
grant select, insert, update (begun_at) on settlement to hub_app;
grant select, insert, update (begun_at, ended_at) on settlement to hub_across;
