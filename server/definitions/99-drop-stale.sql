-- Drops functions and procedures that the files above no longer create; xmin tells which they did. They are replaced and
-- not dropped by 00-clear.sql, because a statement that is waiting for a table may already have looked them up. What a
-- table's default, column, constraint or index uses stays. To change a return type, give the function a new name.
do $$
declare stale text;
begin
  with recursive used as (
    select refobjid as id from pg_depend where refclassid = 'pg_proc'::regclass and classid <> 'pg_proc'::regclass
    union select d.refobjid from used join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = used.id
      where d.refclassid = 'pg_proc'::regclass)
  select string_agg(p.oid::regprocedure::text, ', ') into stale from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole and p.xmin <> pg_current_xact_id()::xid
    and p.oid not in (select id from used)
    and not exists (select 1 from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e');
  if stale is not null then
    execute 'drop routine ' || stale;
  end if;
end $$;
