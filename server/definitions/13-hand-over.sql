call keep_to_firm('hand_over');

grant select, insert on hand_over to hub_app;
grant select, update, delete on hand_over to hub_across;
