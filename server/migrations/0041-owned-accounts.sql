-- Up Migration
-- Every page of someone without a firm asks which accounts they own.
create index account_by_owner on account (owner_id) where owner_id is not null;
