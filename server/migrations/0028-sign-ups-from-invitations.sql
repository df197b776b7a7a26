-- Up Migration
alter table sign_in_links
  -- The browser in which the password was chosen: any other one asks for a password when the address is confirmed.
  add column browser_hash bytea,
  -- The invitation, and the sending of it, at which the sign-up began.
  add column invitation_uuid uuid,
  add column invitation_generation integer,
  add check ((invitation_uuid is null) = (invitation_generation is null));
