call keep_to_firm('hand_over');
call keep_to_assigned('hand_over', 'business_client in (select * from assigned_clients())');

grant select, insert on hand_over to hub_app;
grant select, update, delete on hand_over to hub_across;
