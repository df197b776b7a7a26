-- Up Migration
-- Whoever holds a link that was copied by hand need not have read the mail it came by.
alter table client_invitation add column copied_generation integer;
