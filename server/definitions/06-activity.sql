call keep_to_firm('activity');
call keep_to_assigned('activity', 'subject in (select a.uuid::text from assigned_clients() a (uuid)
    union all select k.uuid::text from assigned_contacts() k (uuid))');

grant select, insert on activity to hub_app, hub_across;
