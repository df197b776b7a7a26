call keep_to_payer('dunning', 'payer_notice');

grant select on dunning to hub_app;
grant select, insert, delete on dunning to hub_across;
grant update (day, due_at) on dunning to hub_across;
grant select on payer_notice to hub_app;
grant select, insert on payer_notice to hub_across;
grant update (is_waiting, invoices) on payer_notice to hub_across;
