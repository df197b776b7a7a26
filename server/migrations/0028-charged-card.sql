-- Up Migration
-- The card that was charged, for the receipt: the payer may have another one by then. Null for payments begun before.
alter table payment add column brand_code text, add column last_4 text;
