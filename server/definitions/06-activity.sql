call keep_to_firm('activity');
call keep_to_assigned('activity', 'subject in (select c.uuid::text from business_client c union all select k.uuid::text from client_contact k)');

grant select, insert on activity to hub_app, hub_across;
