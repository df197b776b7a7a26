-- Up Migration
-- A business that is renamed in Books has its new name in the lists of all its firms.
grant update (client_name) on business_client to hub_across;
