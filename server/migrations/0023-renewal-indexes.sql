-- Up Migration
-- outside of a transaction
-- In the order of the sweep: what is due first, a payer's together.
drop index concurrently if exists subscription_steady;
create index concurrently subscription_steady on subscription (renews_at, next_payer) where is_steady;
drop index concurrently if exists subscription_renewing;
create index concurrently subscription_renewing on subscription (renews_at) where renews_at is not null and not is_steady;
