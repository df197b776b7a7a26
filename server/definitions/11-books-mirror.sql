call keep_to_related('account_settings');
call protect('account_reading');
create policy opened_here on account_reading for insert to hub_app with check (current_organization() is not null);

-- Every account is read from Books, first an hour after it was opened.
create or replace function begin_account_reading() returns trigger language plpgsql as $$
begin
  insert into account_reading (account_id) values (new.account_id);
  return null;
end $$;
create trigger account_opened after insert on account for each row execute function begin_account_reading();

grant select on account_settings to hub_app;
grant select, insert, update on account_settings to hub_across;
grant insert on account_reading to hub_app;
grant select, update on account_reading to hub_across;
