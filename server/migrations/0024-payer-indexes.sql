-- Up Migration
-- outside of a transaction
-- What a payer owes is looked up by payer.
drop index concurrently if exists invoice_open;
create index concurrently invoice_open on invoice (payer, due_on) where status = 'OPEN';
drop index concurrently if exists payment_method_expiring;
create index concurrently payment_method_expiring on payment_method (expiry_notice_at) where expiry_notice_at is not null;
