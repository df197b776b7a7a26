-- Drops views, triggers and policies, which the later files create again. 99-drop-stale.sql drops old functions.
do $$
declare it record;
begin
  for it in select viewname as name from pg_views where schemaname = 'public' and viewowner = current_user loop
    execute format('drop view if exists %I cascade', it.name);
  end loop;
  for it in select t.tgname as name, c.relname as on_table from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace loop
    execute format('drop trigger %I on %I', it.name, it.on_table);
  end loop;
  for it in select policyname as name, tablename as on_table from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on %I', it.name, it.on_table);
  end loop;
end $$;

-- Includes column privileges, so that a right no longer granted below is gone.
revoke all on all tables in schema public from hub_app, hub_across;
revoke all on all sequences in schema public from hub_app, hub_across;
